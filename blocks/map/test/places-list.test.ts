import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { placesList } from '../places-list';
import type { Point } from '../types';

const points = [ 'Bern', 'Basel', 'Chur' ].map( ( title ): Point => ( {
	id: `id-${ title }`,
	title,
	placeTitle: title,
	caption: '',
	coordinates: { longitude: 7, latitude: 47 },
} ) );

function start(
	shown: readonly ( Point | undefined )[] = points,
	{ signal } = new AbortController()
) {
	document.body.innerHTML = `<div><ul>${ points
		.map(
			( { title } ) =>
				`<li><a href="https://maps.test/">${ title }</a></li>`
		)
		.join( '' ) }</ul></div>`;
	const opened: ( string | null )[] = [];
	const marker = document.createElement( 'div' );
	marker.innerHTML = '<button>Pin</button>';
	document.body.append( marker );
	placesList(
		document.body.firstElementChild as HTMLElement,
		shown,
		'Places on the map',
		{
			open: ( id ) => void opened.push( id ),
			markerOf: () => marker,
		},
		signal
	);
	return opened;
}
const link = ( name: string ) => screen.getByRole( 'link', { name } );

describe( 'the list of places', () => {
	it( 'is one stop of the tab key, and goes through with arrows', async () => {
		start();
		expect( screen.getByRole( 'list' ) ).toHaveAccessibleName(
			'Places on the map'
		);
		const user = userEvent.setup();
		await user.tab();
		expect( link( 'Bern' ) ).toHaveFocus();
		await user.keyboard( '{ArrowUp}' );
		expect( link( 'Bern' ) ).toHaveFocus();
		await user.keyboard( '{ArrowDown}' );
		expect( link( 'Basel' ) ).toHaveFocus();
		await user.keyboard( '{End}{ArrowDown}' );
		expect( link( 'Chur' ) ).toHaveFocus();
		await user.tab();
		expect( screen.getByRole( 'button' ) ).toHaveFocus();
		await user.tab( { shift: true } );
		expect( link( 'Chur' ) ).toHaveFocus();
		await user.keyboard( '{Home}' );
		expect( link( 'Bern' ) ).toHaveFocus();
	} );

	it( 'opens a place on the map and goes there', () => {
		const opened = start();
		const isLeft = fireEvent.click( link( 'Basel' ) );
		expect( isLeft ).toBe( false );
		expect( opened ).toEqual( [ 'id-Basel' ] );
		expect( screen.getByRole( 'button' ) ).toHaveFocus();
	} );

	it( 'leads away again once there is no map', () => {
		const given = new AbortController();
		const opened = start( points, given );
		given.abort();
		document.addEventListener( 'click', ( event ) =>
			event.preventDefault()
		);
		fireEvent.click( link( 'Basel' ) );
		expect( opened ).toEqual( [] );
		expect( link( 'Basel' ) ).not.toHaveAttribute( 'tabindex' );
		expect( screen.getByRole( 'list' ) ).not.toHaveClass(
			'wp-block-jetpack-map__places'
		);
	} );

	it( 'opens what is on the map, and leads away where a place is not', () => {
		document.addEventListener( 'click', ( event ) =>
			event.preventDefault()
		);
		const opened = start( [ points[ 0 ], undefined, points[ 2 ] ] );
		fireEvent.click( link( 'Basel' ) );
		fireEvent.click( link( 'Chur' ) );
		expect( opened ).toEqual( [ 'id-Chur' ] );
		expect( link( 'Bern' ) ).toHaveAttribute( 'tabindex', '0' );
		expect( link( 'Basel' ) ).toHaveAttribute( 'tabindex', '-1' );
	} );

	it( 'is one stop that leads away where it does not belong to the places', () => {
		document.addEventListener( 'click', ( event ) =>
			event.preventDefault()
		);
		const opened = start( points.slice( 1 ) );
		fireEvent.click( link( 'Basel' ) );
		expect( opened ).toEqual( [] );
		expect( link( 'Basel' ) ).toHaveAttribute( 'tabindex', '-1' );
	} );
} );
