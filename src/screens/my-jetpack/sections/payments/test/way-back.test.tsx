import { render, screen } from '@testing-library/react';
import { editorAddress, WayBack } from '../way-back';

const ADMIN = 'https://site.test/wp-admin/';
const search = ( state: unknown ) =>
	`?page=my-jetpack&state=${ encodeURIComponent(
		btoa( JSON.stringify( state ) )
	) }`;

beforeEach( () => {
	window.slipstreamSettings = {
		restRoot: 'https://site.test/wp-json/',
		adminUrl: ADMIN,
	};
} );

it.each( [
	[ { from_editor_post_id: 7 }, `${ ADMIN }post.php?post=7&action=edit` ],
	[
		{
			from_site_editor_post_id: 'theme//home',
			from_site_editor_post_type: 'wp_template',
		},
		`${ ADMIN }site-editor.php?postId=theme%2F%2Fhome&postType=wp_template&canvas=edit`,
	],
	[ { return: `${ ADMIN }post-new.php` }, `${ ADMIN }post-new.php` ],
	[ { return: 'https://elsewhere.test/wp-admin/' }, '' ],
	[ { return: `${ ADMIN.replace( 'https', 'javascript' ) }` }, '' ],
	[ { from_editor_post_id: '7"><script>' }, '' ],
	[ null, '' ],
] )( '%j leads back to %j', ( state, address ) => {
	expect( editorAddress( search( state ) ) ).toBe( address );
} );

it.each( [ '', '?state=', '?state=!!', `?state=${ btoa( 'no' ) }` ] )(
	'%j leads nowhere',
	( given ) => {
		expect( editorAddress( given ) ).toBe( '' );
	}
);

it.each( [
	[ true, 'stripe_connect_success' ],
	[ false, 'stripe_connect_cancelled' ],
] )( 'tells the editor how it has ended', ( isConnected, parameter ) => {
	window.history.replaceState(
		null,
		'',
		search( { from_editor_post_id: 7 } )
	);
	render( <WayBack isConnected={ isConnected } /> );
	expect(
		screen.getByRole( 'link', { name: 'Back to the editor' } )
	).toHaveAttribute(
		'href',
		`${ ADMIN }post.php?post=7&action=edit&${ parameter }=1`
	);
	window.history.replaceState( null, '', '/' );
} );
