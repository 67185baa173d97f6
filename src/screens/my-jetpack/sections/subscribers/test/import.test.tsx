import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin, broken, DRAFT, pageOf, to, visit } from './support';
import type { Import } from '../import/types';
import type { Route, Sent } from '../../../../../../tests/js/serve';

const RUNNING: Import = {
	...DRAFT,
	state: 'running',
	counts: { total: 3, waiting: 2, added: 1, refused: 0 },
	preview: [],
};
const DONE: Import = {
	...RUNNING,
	state: 'done',
	consent: 'Ticked a box.',
	started: 1764200300,
	counts: { total: 3, waiting: 0, added: 1, refused: 2 },
};

const START = 'To what these people have agreed, and where';

/** Whether the page is in a tab behind another. */
let isHidden = false;

beforeAll( () =>
	Object.defineProperty( document, 'hidden', {
		configurable: true,
		get: () => isHidden,
	} )
);
beforeEach( () => {
	isHidden = false;
	visit( '#/subscribers?show=import' );
} );

const choose = ( file: File ) =>
	userEvent.upload(
		document.querySelector< HTMLInputElement >( 'input[type="file"]' )!,
		file
	);

const file = () =>
	new File( [ 'Name;Email' ], 'list.csv', { type: 'text/csv' } );

/** A site with one import, as it stands at each request. */
const withImport = (
	state: () => Import,
	routes: Record< string, ( latest: Sent ) => Route > = {}
) =>
	begin( {
		routes: {
			'imports/12': () => ( { body: state() } ),
			'jobs/run': () => ( { body: { worked: 1 } } ),
			'imports/12/refused': () =>
				pageOf( [
					{
						line: 3,
						reason: 'invalid',
						message: 'This is not an email address.',
					},
					{
						line: 4,
						reason: 'left',
						message: 'Only they can subscribe again.',
					},
				] ),
			...routes,
		},
	} );

describe( 'an import', () => {
	it( 'goes from the file to exact counts and the rows that were refused', async () => {
		let now = DRAFT;
		let steps = 0;
		const sent = withImport( () => now, {
			'subscribers/imports': ( { body } ) =>
				body ? { status: 201, body: DRAFT } : pageOf( [] ),
			'imports/12/start': () => {
				now = RUNNING;
				return { body: RUNNING };
			},
			'jobs/run': () => {
				now = ++steps > 1 ? DONE : RUNNING;
				return { body: { worked: 1 } };
			},
		} );
		expect( await screen.findByText( 'None yet.' ) ).toBeVisible();
		const chosen = file();
		await choose( chosen );
		expect(
			await screen.findByRole( 'heading', { name: 'list.csv' } )
		).toBeVisible();
		expect( window.location.hash ).toBe(
			'#/subscribers?show=import&import=12'
		);
		const [ upload ] = to( sent, 'subscribers/imports' ).filter(
			( { body } ) => body
		);
		expect( ( upload?.body as FormData ).get( 'file' ) ).toEqual( chosen );

		expect(
			screen.getByText( /^Read as UTF-8, with semicolons/ )
		).toBeVisible();
		expect( screen.getByLabelText( 'Column 1' ) ).toHaveValue( 'name' );
		expect( screen.getByLabelText( 'Column 2' ) ).toHaveValue( 'email' );
		expect( screen.getByRole( 'cell', { name: 'Bonn' } ) ).toBeVisible();
		await userEvent.selectOptions(
			screen.getByLabelText( 'Column 3' ),
			'Language'
		);
		const start = () =>
			userEvent.click(
				screen.getByRole( 'button', { name: 'Import 3 rows' } )
			);
		await start();
		// Without the text, the browser says so.
		expect( to( sent, 'imports/12/start' ) ).toEqual( [] );
		await userEvent.type( screen.getByLabelText( START ), 'Ticked a box.' );
		await start();
		expect( to( sent, 'imports/12/start' )[ 0 ]?.body ).toEqual( {
			mapping: { ...DRAFT.mapping, language: 2 },
			consent: 'Ticked a box.',
		} );

		const table = await screen.findByRole( 'table' );
		expect( table ).toHaveTextContent(
			/3This is not an email address\.4Only they can subscribe again\./
		);
		expect( document.querySelector( 'dl' ) ).toHaveTextContent(
			/Rows3Added1Refused2Started.*Agreed toTicked a box\./
		);
		expect( steps ).toBe( 2 );
	} );

	it( 'keeps the file if the server does not take it', async () => {
		let answer: Route = broken;
		const sent = withImport( () => DRAFT, {
			'subscribers/imports': ( { body } ) =>
				body ? answer : pageOf( [] ),
		} );
		await screen.findByText( 'None yet.' );
		await choose( file() );
		expect(
			await screen.findByText( 'The database is away.' )
		).toBeVisible();
		const again = () =>
			userEvent.click(
				screen.getByRole( 'button', { name: 'Send list.csv again' } )
			);
		answer = {
			status: 400,
			body: { code: 'import_no_file', message: 'Choose a file.' },
		};
		await again();
		expect(
			await screen.findByText( /^The server did not get the file\./, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		answer = { status: 201, body: DRAFT };
		await again();
		expect(
			await screen.findByRole( 'heading', { name: 'list.csv' } )
		).toBeVisible();
		expect(
			to( sent, 'subscribers/imports' ).filter( ( { body } ) => body )
		).toHaveLength( 3 );
	} );

	it( 'that cannot start keeps what was typed and chosen', async () => {
		visit( '#/subscribers?show=import&import=12' );
		withImport( () => DRAFT, { 'imports/12/start': () => broken } );
		const consent = await screen.findByLabelText( START );
		await userEvent.type( consent, 'Ticked a box.' );
		await userEvent.selectOptions(
			screen.getByLabelText( 'Column 2' ),
			'Not imported'
		);
		await userEvent.click(
			screen.getByLabelText( 'The first row names the columns' )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Import 4 rows' } )
		);
		expect(
			await screen.findByText( 'The database is away.' )
		).toBeVisible();
		expect( consent ).toHaveValue( 'Ticked a box.' );
		expect( screen.getByLabelText( 'Column 2' ) ).toHaveValue( 'none' );
	} );

	it( 'that runs is looked at only while the page is seen', async () => {
		isHidden = true;
		visit( '#/subscribers?show=import&import=12' );
		let now = RUNNING;
		const sent = withImport( () => now );
		expect(
			await screen.findByRole( 'progressbar', { name: 'Importing' } )
		).toHaveValue( 1 );
		expect( screen.getByText( /^1 of 3 rows are done\./ ) ).toBeVisible();
		expect( to( sent, 'jobs/run' ) ).toEqual( [] );
		now = DONE;
		isHidden = false;
		act( () => {
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );
		expect( await screen.findByText( 'Refused rows' ) ).toBeVisible();
		expect( to( sent, 'jobs/run' ) ).toHaveLength( 1 );
	} );

	it( 'that was made before is found again, and deleted once the answer is yes', async () => {
		let all = [ DONE, { ...RUNNING, id: 13, name: 'more.csv' } ];
		const sent = withImport( () => DONE, {
			'subscribers/imports': () => pageOf( all ),
			'imports/12': ( { url } ) => {
				if ( url.includes( '_method=DELETE' ) ) {
					all = all.slice( 1 );
					return { body: { deleted: true } };
				}
				return { body: DONE };
			},
		} );
		expect(
			await screen.findByRole( 'row', { name: /more\.csv.*Running 1 0/ } )
		).toBeVisible();
		expect(
			screen.getByRole( 'row', { name: /list\.csv.*Done 1 2/ } )
		).toBeVisible();
		const link = screen.getByRole( 'link', { name: 'list.csv' } );
		visit( link.getAttribute( 'href' )! );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Delete this result' } )
		);
		const question = within( await screen.findByRole( 'dialog' ) );
		expect(
			question.getByText( /Subscribers and their proofs stay\./ )
		).toBeVisible();
		await userEvent.click(
			question.getByRole( 'button', { name: 'Delete' } )
		);
		expect(
			await screen.findByRole( 'link', { name: 'more.csv' } )
		).toBeVisible();
		await waitFor( () =>
			expect(
				screen.queryByRole( 'link', { name: 'list.csv' } )
			).toBeNull()
		);
		expect(
			to( sent, 'imports/12' ).filter( ( { url } ) =>
				url.includes( '_method=DELETE' )
			)
		).toHaveLength( 1 );
	} );

	it( 'that cannot be read says why', async () => {
		visit( '#/subscribers?show=import&import=12' );
		begin( { routes: { 'imports/12': () => broken } } );
		expect(
			await screen.findByText( 'The database is away.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'All imports' } )
		).toHaveAttribute( 'href', '#/subscribers?show=import' );
	} );
} );
