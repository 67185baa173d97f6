import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelatedPostsPanel } from '../panel';
import { serveSettings } from '../../../test/serve-settings';

const ALL = {
	slipstream_related_below_posts: false,
	show_headline: true,
	show_thumbnails: false,
	slipstream_related_fallback: 'first',
};

describe( 'the settings of related posts', () => {
	it( 'sends only what has changed', async () => {
		const calls = serveSettings( ALL );
		render( <RelatedPostsPanel /> );
		await userEvent.click( await screen.findByLabelText( 'Pictures' ) );
		await userEvent.click(
			screen.getByLabelText( 'Show below every post' )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save related posts' } )
		);
		expect(
			await screen.findByText( 'Saved.', { selector: 'form *' } )
		).toBeVisible();
		expect( calls.at( -1 )?.body ).toEqual( {
			show_thumbnails: true,
			slipstream_related_below_posts: true,
		} );
	} );

	it( 'offers what a block has chosen only where it is chosen', async () => {
		serveSettings( ALL );
		render( <RelatedPostsPanel /> );
		await screen.findByLabelText( 'Pictures' );
		expect( screen.queryByText( 'Chosen in the block' ) ).toBeNull();
	} );

	it( 'keeps what a block has chosen', async () => {
		serveSettings( { ...ALL, slipstream_related_fallback: 'chosen' } );
		render( <RelatedPostsPanel /> );
		expect( await screen.findByRole( 'combobox' ) ).toHaveDisplayValue(
			'Chosen in the block'
		);
	} );

	it( 'leads to the features while related posts are off', async () => {
		serveSettings( { show_headline: true, show_thumbnails: false } );
		render( <RelatedPostsPanel /> );
		expect(
			await screen.findByRole( 'link', { name: 'Features' } )
		).toHaveAttribute( 'href', '#/modules' );
	} );
} );
