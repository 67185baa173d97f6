import fc from 'fast-check';
import {
	address,
	filtersOf,
	isFiltered,
	queryOf,
	totalOf,
} from '../logic/address';
import type { View } from '../logic/address';

const day = fc
	.date( {
		min: new Date( '1990-01-01' ),
		max: new Date( '2090-01-01' ),
		noInvalidDate: true,
	} )
	.map( ( date ) => date.toISOString().slice( 0, 10 ) );

const anyView: fc.Arbitrary< View > = fc
	.record( {
		tab: fc.constantFrom( 'inbox' as const, 'spam', 'trash' ),
		search: fc.string( { unit: 'grapheme', maxLength: 40 } ),
		source: fc.option( fc.nat(), { nil: undefined } ),
		from: fc.oneof( fc.constant( '' ), day ),
		to: fc.oneof( fc.constant( '' ), day ),
		unread: fc.boolean(),
		sort: fc.constantFrom(
			'date-desc' as const,
			'date-asc',
			'title-asc',
			'title-desc'
		),
		page: fc.integer( { min: 1, max: 9999 } ),
		id: fc.nat(),
	} )
	.map( ( view ) => ( {
		...view,
		unread: view.unread && view.tab === 'inbox',
	} ) );

describe( 'the view in the address', () => {
	it( 'comes back as it was written', () => {
		fc.assert(
			fc.property( anyView, ( view ) => {
				expect( address.parse( address.format( view ) ) ).toEqual(
					view
				);
			} )
		);
	} );

	it( 'is as at the start where the address says nothing that it knows', () => {
		for ( const hash of [
			'',
			'#',
			'#/responses',
			'#/elsewhere',
			'#/responses/none?tab=attic&page=0&source=-1&from=2026-02-31&to=soon&sort=up',
		] ) {
			expect( address.parse( hash ) ).toEqual( address.initial );
		}
	} );

	it( 'never breaks on what somebody types', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				const view = address.parse( `#/responses?${ text }` );
				expect( view.page ).toBeGreaterThanOrEqual( 1 );
			} )
		);
	} );

	it( 'opens the response that an email links to', () => {
		expect( address.parse( '#/responses/42' ) ).toEqual( {
			...address.initial,
			id: 42,
		} );
	} );
} );

describe( 'a changed view', () => {
	it( 'is another list from its first page, with nothing open', () => {
		const view = { ...address.initial, page: 4, id: 7, unread: true };
		expect( address.change( view, { search: 'a' } ) ).toEqual( {
			...view,
			search: 'a',
			page: 1,
			id: 0,
		} );
		expect( address.change( view, { tab: 'spam' } ).unread ).toBe( false );
	} );

	it( 'keeps its place when another response or page is opened', () => {
		const view = { ...address.initial, page: 4, id: 7 };
		expect( address.change( view, { id: 8 } ).page ).toBe( 4 );
		expect( address.change( view, { page: 5 } ).id ).toBe( 7 );
	} );
} );

describe( 'what the routes are asked for', () => {
	it( 'are whole days, midnight too', () => {
		const view = {
			...address.initial,
			from: '2026-03-01',
			to: '2026-12-31',
		};
		expect( filtersOf( view ) ).toMatchObject( {
			after: '2026-02-28T23:59:59',
			before: '2027-01-01T00:00:00',
		} );
	} );

	it( 'leaves out what does not narrow the list down', () => {
		expect(
			isFiltered( { ...address.initial, search: '  ', page: 3 } )
		).toBe( false );
		expect( isFiltered( { ...address.initial, source: 0 } ) ).toBe( true );
		expect( queryOf( address.initial ) ).toEqual( {
			status: 'publish',
			orderby: 'date',
			order: 'desc',
			page: 1,
			per_page: 25,
		} );
	} );

	it( 'counts the unread ones where only those are shown', () => {
		const counts = { inbox: 9, unread: 2, spam: 4, trash: 1 };
		expect( totalOf( { ...address.initial, unread: true }, counts ) ).toBe(
			2
		);
		expect( totalOf( { ...address.initial, tab: 'spam' }, counts ) ).toBe(
			4
		);
	} );
} );
