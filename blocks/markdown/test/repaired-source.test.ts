/** @jest-environment node */
import { repairedSource } from '../repaired-source';

const render = ( text: string ) =>
	`<p>${ text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' ) }<br></p>\n`;

describe( 'the text that was written', () => {
	it( 'is found where the HTML is that of the decoded text', () => {
		expect(
			repairedSource(
				'a &lt; b &amp;&amp; c',
				'<p>a &lt; b &amp;&amp; c<br /></p>',
				render
			)
		).toBe( 'a < b && c' );
	} );

	it.each( [
		[ 'the stored one', 'a &amp; b', '<p>a &amp;amp; b<br></p>' ],
		[ 'no other', 'a b', '<p>c</p>' ],
		[ 'not told by the HTML', 'a &amp; b', '<p>c</p>' ],
		[ 'not told without HTML', 'a &amp; b', '' ],
	] )( 'is %s', ( _, source, html ) => {
		expect( repairedSource( source, html, render ) ).toBeUndefined();
	} );
} );
