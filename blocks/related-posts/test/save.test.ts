import {
	comparable,
	hasPeerSample,
	peerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import { parse, pasteHandler, serialize } from '@wordpress/blocks';
import metadata from '../block.json';
import { settings } from '../index';
import { registerAll } from './support/post';

beforeAll( registerAll );

const HEADING =
	'<!-- wp:heading -->\n<h2 class="wp-block-heading">Read on</h2>\n<!-- /wp:heading -->';
const block = ( comment = '', classes = '', inside = '' ) =>
	`<!-- wp:jetpack/related-posts${ comment } -->\n<div class="wp-block-jetpack-related-posts${ classes }">${ inside }</div>\n<!-- /wp:jetpack/related-posts -->`;

it.each( [
	block(),
	block( '', '', HEADING ),
	block(
		' {"postLayout":"list","displayAuthor":true,"displayDate":false,"displayThumbnails":true,"displayContext":true,"postsToShow":6}',
		'',
		HEADING
	),
	block( ' {"align":"wide","className":"mine"}', ' alignwide mine' ),
] )( 'opens and saves unchanged: %s', ( post ) => {
	expect( roundTrip( post ).saved ).toBe( post );
} );

describe( 'the old form without HTML', () => {
	it( 'gets its headline as a heading of the third level', () => {
		const [ migrated ] = parse(
			'<!-- wp:jetpack/related-posts {"displayHeadline":true,"headline":"You \\u0026 me","postsToShow":2,"align":"wide"} /-->'
		);
		expect( console ).toHaveInformed();
		expect( serialize( migrated ? [ migrated ] : [] ) ).toBe(
			block(
				' {"postsToShow":2,"align":"wide"}',
				' alignwide',
				'<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">You &amp; me</h3>\n<!-- /wp:heading -->'
			)
		);
	} );

	it( 'hides a headline that was switched off, and keeps its text', () => {
		for ( const off of [ '', '"displayHeadline":false,' ] ) {
			const { saved } = roundTrip(
				`<!-- wp:jetpack/related-posts {${ off }"headline":"Not now","postsToShow":2} /-->`
			);
			expect( saved ).not.toContain( 'core/heading' );
			expect( saved ).not.toContain( '<h3' );
			expect( saved ).toContain( '"headline":"Not now"' );
		}
		expect( console ).toHaveInformed();
	} );

	it( 'keeps all else where there is none', () => {
		const [ migrated ] = parse(
			'<!-- wp:jetpack/related-posts {"displayThumbnails":true,"fontSize":"large","gradient":"dusk","className":"mine","style":{"spacing":{"padding":{"top":"1em"}}}} /-->'
		);
		expect( console ).toHaveInformed();
		expect( migrated?.isValid ).toBe( true );
		expect( migrated?.innerBlocks ).toEqual( [] );
		expect( migrated?.attributes ).toMatchObject( {
			displayThumbnails: true,
			fontSize: 'large',
			gradient: 'dusk',
			className: 'mine',
			style: { spacing: { padding: { top: '1em' } } },
			postsToShow: 3,
		} );
		expect( migrated?.attributes ).not.toHaveProperty( 'headline' );
	} );
} );

( hasPeerSample ? it : it.skip )( 'opens what other editors have saved', () => {
	const cases = peerSample( metadata.name ).map( ( { markup } ) => markup );
	expect( cases.length ).toBeGreaterThan( 1 );
	for ( const post of cases ) {
		// The old form has no HTML yet.
		const expected = post.endsWith( '/-->' )
			? block( ' {"displayThumbnails":true,"postsToShow":2}' )
			: post;
		expect( comparable( roundTrip( post ).saved ) ).toBe(
			comparable( expected )
		);
	}
	expect( console ).toHaveInformed();
} );

it( 'takes the shortcode’s place', () => {
	registerBlock( metadata, settings );
	const made = pasteHandler( {
		plainText: '[jetpack-related-posts]',
		HTML: '',
		mode: 'BLOCKS',
	} );
	expect( console ).toHaveLogged();
	expect( made ).toMatchObject( [ { name: metadata.name } ] );
} );
