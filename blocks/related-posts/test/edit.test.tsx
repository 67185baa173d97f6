import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock } from '@wordpress/blocks';
import metadata from '../block.json';
import { inPost, registerAll } from './support/post';
import {
	BLOCK,
	inner,
	open,
	openSelected,
	sidebar,
} from './support/post-editor';
import { installSite, related } from './support/site';
import { startRecording } from '../../../tests/js/recording';

beforeAll( registerAll );

const titles = () =>
	screen
		.queryAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent );

describe( 'while the site has them off', () => {
	it( 'an administrator activates them in one step', async () => {
		const site = installSite();
		site.enabled = false;
		await open();
		expect(
			await screen.findByText(
				"You'll need to activate the Related Posts feature to use this block.",
				{ selector: '.components-placeholder__instructions' }
			)
		).toBeVisible();
		expect( titles() ).toEqual( [] );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Activate Related Posts' } )
		);
		expect( await screen.findByText( 'Post 1' ) ).toBeVisible();
		expect(
			site.asked.filter( ( [ method ] ) => method === 'POST' )
		).toEqual( [
			[
				'POST',
				'jetpack/v4/module/related-posts/active',
				{ active: true },
			],
			[ 'POST', 'wpcom/v2/related-posts/enable', {} ],
		] );
		// The button that had the focus is gone.
		expect(
			screen.getByRole( 'document', { name: 'Block: Related Posts' } )
		).toHaveFocus();
	} );

	it( 'that they are seen off, and switched on, is counted', async () => {
		const site = installSite();
		site.enabled = false;
		const leave = startRecording();
		await open();
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Activate Related Posts',
			} )
		);
		expect( await screen.findByText( 'Post 1' ) ).toBeVisible();
		expect( await leave() ).toEqual( [
			[ 'jetpack_related_posts_placeholder_view', {} ],
			[ 'jetpack_related_posts_enable_click', {} ],
		] );
	} );

	it( 'says so when the site refuses, and can be tried again', async () => {
		const site = installSite();
		site.enabled = false;
		site.refuses = true;
		await open();
		const button = await screen.findByRole( 'button', {
			name: 'Activate Related Posts',
		} );
		await userEvent.click( button );
		expect(
			( await screen.findAllByText( /could not be activated/ ) )[ 0 ]
		).toBeVisible();
		site.refuses = false;
		await userEvent.click( button );
		expect( await screen.findByText( 'Post 1' ) ).toBeVisible();
	} );

	it( 'others are told whom to ask, and what it is', async () => {
		installSite( false ).enabled = false;
		await open();
		expect(
			await screen.findByText( /Ask an administrator/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Activate Related Posts' } )
		).toBeNull();
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Learn more about the Related Posts feature.',
			} )
		);
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			/Nothing is sent to anyone/
		);
	} );
} );

describe( 'while they are on', () => {
	it( 'posts are shown as on the page, and the reason where one is missing', async () => {
		const site = installSite();
		site.related = [ related( 1 ), related( 2 ) ];
		const editor = await open();
		await screen.findByText( 'Post 1' );
		expect( titles() ).toEqual( [
			'Post 1DateMarch 4, 2026',
			'Post 2DateMarch 4, 2026',
		] );
		expect(
			screen.getAllByText(
				"Preview unavailable: you haven't published enough posts with similar content."
			)
		).toHaveLength( 1 );
		expect(
			screen.getByRole( 'list', { name: 'Related Posts' } )
		).toBeVisible();
		expect( editor.markup() ).toBe( inPost( BLOCK ) );
		expect( editor.steps() ).toBe( 0 );
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		act( () => void screen.getByText( 'Post 1' ).dispatchEvent( click ) );
		expect( click.defaultPrevented ).toBe( true );
	} );

	it( 'a draft that was never saved has nothing to compare', async () => {
		const site = installSite();
		site.postStatus = 'auto-draft';
		await open(
			`<!-- wp:test/post {"id":8} -->\n${ BLOCK }\n<!-- /wp:test/post -->`
		);
		expect(
			await screen.findByText( 'Save the draft to see a preview.' )
		).toBeVisible();
		expect( titles() ).toEqual( [] );
	} );

	it( 'the sidebar and the toolbar change what is shown', async () => {
		installSite();
		const editor = await openSelected();
		await userEvent.click( sidebar().getByLabelText( 'Display author' ) );
		await userEvent.click( sidebar().getByLabelText( 'Display date' ) );
		await userEvent.click( sidebar().getByLabelText( /^Display context/ ) );
		expect( titles()[ 0 ] ).toBe( 'Post 1AuthorAdaIn relation toBread' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'List view' } )
		);
		expect( inner( editor )?.attributes ).toMatchObject( {
			postLayout: 'list',
			displayAuthor: true,
			displayDate: false,
			displayContext: true,
		} );
		const count = sidebar().getByRole( 'spinbutton', {
			name: 'Number of posts',
		} );
		await userEvent.clear( count );
		await userEvent.type( count, '4' );
		expect( titles() ).toHaveLength( 4 );
	} );

	it( 'a template shows what is related to the newest post', async () => {
		const site = installSite();
		site.related = [ related( 1 ) ];
		await open( BLOCK );
		await screen.findByText( 'Post 1' );
		expect(
			screen.getByText( 'Preview unavailable in site editor.' )
		).toBeVisible();
		expect( site.asked.map( ( [ , path ] ) => path ) ).toContain(
			'wpcom/v2/related-posts/99'
		);
	} );

	it( 'previews show examples and ask nothing', async () => {
		const site = installSite();
		await open( inPost( BLOCK ), { isPreviewMode: true } );
		expect( titles()[ 0 ] ).toMatch( /^A weekend by the sea/ );
		expect( site.asked ).toEqual( [] );
	} );

	it( 'only a new block has a place for a headline', async () => {
		installSite();
		const editor = await open( '' );
		await editor.act(
			( actions ) =>
				void actions.insertBlock( createBlock( metadata.name ) )
		);
		expect( await screen.findByText( 'Add a headline' ) ).toBeVisible();
		expect( editor.blocks()[ 0 ]?.innerBlocks[ 0 ]?.name ).toBe(
			'core/heading'
		);
		// WordPress 7.2 has another way, which those before it have not.
		expect( console ).toHaveWarned();
	} );

	it( 'an old block gets one from the toolbar', async () => {
		installSite();
		const editor = await openSelected();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Add a headline' } )
		);
		expect( inner( editor )?.innerBlocks[ 0 ]?.name ).toBe(
			'core/heading'
		);
		expect(
			screen.queryByRole( 'button', { name: 'Add a headline' } )
		).toBeNull();
	} );

	it( 'a locked block has no settings', async () => {
		installSite();
		const editor = await openSelected();
		await editor.act(
			( actions ) =>
				void actions.setBlockEditingMode(
					inner( editor )?.clientId ?? '',
					'disabled'
				)
		);
		expect( sidebar().queryByLabelText( 'Display date' ) ).toBeNull();
	} );
} );
