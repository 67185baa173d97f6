import { withClosedMarks } from '../unfinished';

describe( 'marks of a growing text', () => {
	it.each( [
		[ 'an **old', 'an **old**' ],
		[ 'an **', 'an ' ],
		[ 'an **old** pond', 'an **old** pond' ],
		[ 'a **b** and `c', 'a **b** and `c`' ],
		[ 'a ~~b', 'a ~~b~~' ],
		[ 'a [link](https://exa', 'a link' ],
		[ 'a [link](https://a.test) b', 'a [link](https://a.test) b' ],
		[ 'open ** here\n\nand closed', 'open ** here\n\nand closed' ],
		[ '```\na ** b', '```\na ** b' ],
		[ '```\na\n```\n\n**b', '```\na\n```\n\n**b**' ],
	] )( '%j becomes %j', ( markdown, expected ) => {
		expect( withClosedMarks( markdown ) ).toBe( expected );
	} );
} );
