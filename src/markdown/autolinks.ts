import { LinkifyIt } from 'linkify-it';
import type { MarkdownIt } from 'markdown-it';

/**
 * Teaches a parser to link addresses that are written out: those that begin with a protocol or with `www.`, and those of e-mail.
 * A name such as `readme.md` stays text.
 *
 * @param parser The parser.
 */
export function autolinks( parser: MarkdownIt ): void {
	// The parser comes without one: no other text has its addresses linked.
	parser.linkify = new LinkifyIt();
	parser.set( { linkify: true } );
	parser.linkify.set( { fuzzyLink: false, fuzzyEmail: true } );
	parser.linkify.add( 'www.', {
		validate: ( text, pos, self ) => {
			const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+/i.exec(
				text.slice( pos )
			);
			// What a path may hold, the library knows from addresses with a protocol.
			const whole = self.testSchemaAt(
				`http://www.${ text.slice( pos ) }`,
				'http:',
				5
			);
			return host && whole ? whole - '//www.'.length : 0;
		},
		normalize: ( match ) => {
			match.url = `http://${ match.url }`;
		},
	} );
}
