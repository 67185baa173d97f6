import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';
import { registerAll } from './support/post';
import {
	open,
	openPanel,
	openSelected,
	selectInner,
	sidebar,
} from './support/post-editor';
import { installSite } from './support/site';

beforeAll( registerAll );

const editedMeta = () => {
	const post = select( coreStore ).getEditedEntityRecord(
		'postType',
		'post',
		7
	);
	const { meta } = post as { meta: Record< string, number[] > };
	return meta;
};
const panelOfChoice = () =>
	sidebar().queryByRole( 'button', { name: 'Pinned and hidden posts' } );

describe( 'the author’s choice', () => {
	it( 'can be made as soon as related posts are switched on', async () => {
		const site = installSite();
		site.enabled = false;
		// As the editor does, before it draws anything.
		await act( () =>
			resolveSelect( coreStore ).getEntityRecord( 'postType', 'post', 7 )
		);
		const editor = await open();
		await selectInner( editor );
		expect( panelOfChoice() ).toBeNull();
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Activate Related Posts',
			} )
		);
		await waitFor( () => expect( panelOfChoice() ).toBeVisible() );
	} );

	it( 'is kept with the post, each post on one side', async () => {
		installSite();
		await openSelected();
		await openPanel( 'Pinned and hidden posts' );
		const always = await sidebar().findByLabelText(
			'Always show these posts'
		);
		expect(
			( await sidebar().findAllByText( 'Same' ) )[ 0 ]
		).toBeVisible();
		await userEvent.type( always, 'rye' );
		await userEvent.click(
			await sidebar().findByRole( 'option', { name: 'Rye & oats' } )
		);
		const meta = () => editedMeta();
		expect( meta() ).toEqual( {
			_slipstream_related_pinned: [ 11 ],
			_slipstream_related_banned: [ 12 ],
		} );
		await userEvent.type( always, 'same{Enter}' );
		await waitFor( () =>
			expect( meta()._slipstream_related_pinned ).toContain( 12 )
		);
		expect( meta()._slipstream_related_banned ).toEqual( [] );
		await act( async () => dispatch( coreStore ).undo() );
		expect( meta()._slipstream_related_banned ).toEqual( [ 12 ] );
	} );
} );

describe( 'the site’s settings', () => {
	it( 'are changed at once, and back when the site refuses', async () => {
		const site = installSite();
		await openSelected();
		await openPanel( 'Settings for the whole site' );
		expect( await sidebar().findByText( /400 of 1000/ ) ).toBeVisible();
		expect( sidebar().getByLabelText( 'Posts' ) ).toBeDisabled();
		await userEvent.click( sidebar().getByLabelText( 'Pages' ) );
		await waitFor( () =>
			expect( site.settings.slipstream_related_post_types ).toEqual( [
				'post',
				'page',
			] )
		);
		expect( sidebar().getByLabelText( 'Posts' ) ).toBeEnabled();
		site.refuses = true;
		await userEvent.click( sidebar().getByLabelText( 'Posts' ) );
		expect(
			( await screen.findAllByText( /Not allowed/ ) )[ 0 ]
		).toBeVisible();
		expect( sidebar().getByLabelText( 'Posts' ) ).toBeChecked();
	} );

	it( 'are not offered to authors', async () => {
		installSite( false );
		await openSelected();
		expect(
			sidebar().queryByRole( 'button', {
				name: 'Settings for the whole site',
			} )
		).toBeNull();
		expect( sidebar().getByLabelText( 'Display date' ) ).toBeVisible();
	} );

	it( 'switch them off after a question', async () => {
		const site = installSite();
		await openSelected();
		await openPanel( 'Settings for the whole site' );
		await userEvent.click(
			await sidebar().findByRole( 'button', {
				name: 'Deactivate Related Posts',
			} )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Deactivate' } )
		);
		expect(
			await screen.findByRole( 'button', {
				name: 'Activate Related Posts',
			} )
		).toBeVisible();
		expect( site.enabled ).toBe( false );
	} );
} );
