import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BROKEN, open, QUIET, site, step } from './site';

// What is shown over the screen is moved there by a library that wants to scroll.
beforeEach( () => {
	window.scrollTo = () => undefined;
} );

describe( 'first steps', () => {
	it( 'stand in their order, and those that are done are ticked', async () => {
		open( { isDone: true } );
		expect(
			await screen.findByRole( 'heading', {
				name: 'Read something (done)',
			} )
		).toBeVisible();
		expect( screen.queryByText( 'It helps.' ) ).toBeNull();
		const titles = screen
			.getAllByRole( 'heading', { level: 4 } )
			.map( ( { textContent } ) => textContent );
		expect( titles ).toEqual( [
			'Choose something',
			'Read something (done)',
		] );
	} );

	it( 'are not called open where nobody can tell', async () => {
		open( { isBroken: true } );
		const read = await step( 'Read something' );
		expect( read.getByText( /could not be checked/ ) ).toBeVisible();
		site.isBroken = false;
		site.isDone = true;
		await userEvent.click(
			read.getByRole( 'button', { name: 'Check again' } )
		);
		await step( 'Read something (done)' );
	} );

	it( 'remember a choice that leaves everything as it is', async () => {
		const sent = open();
		await userEvent.click(
			( await step( 'Choose something' ) ).getByRole( 'button', {
				name: 'This',
			} )
		);
		expect(
			await screen.findByRole( 'heading', {
				name: 'Choose something (done)',
			} )
		).toHaveFocus();
		expect(
			sent.flatMap( ( { body } ) => ( body ? [ body ] : [] ) )
		).toEqual( [ { is: 'this' }, { step: 'choose', state: 'chosen' } ] );
	} );

	it( 'are skipped, and that can be undone', async () => {
		open();
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Skip: Read something',
			} )
		);
		await waitFor( () =>
			expect(
				screen.queryByRole( 'heading', { name: 'Read something' } )
			).toBeNull()
		);
		expect( site.said ).toEqual( { read: 'skipped' } );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		await step( 'Read something' );
	} );

	it( 'say so where they cannot be opened again', async () => {
		open( { isStuck: true } );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Skip: Read something',
			} )
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		expect(
			await screen.findByText( 'Read something: Not saved.', {
				selector: '.components-snackbar__content',
			} )
		).toBeInTheDocument();
	} );

	it( 'are gone once none is left', async () => {
		open( { isDone: true, said: { choose: 'skipped' } } );
		expect( await screen.findByText( /Nothing new/ ) ).toBeVisible();
		await waitFor( () =>
			expect( screen.queryByText( 'First steps' ) ).toBeNull()
		);
	} );

	it( 'are put away for good', async () => {
		const sent = open();
		await userEvent.click(
			await screen.findByRole( 'button', { name: /Do not show/ } )
		);
		await waitFor( () =>
			expect( screen.queryByText( 'First steps' ) ).toBeNull()
		);
		expect( sent.at( -1 ) ).toMatchObject( {
			url: expect.stringContaining( 'jetpack/v4/notice/welcome' ),
			body: { dismissed: true },
		} );
	} );

	it( 'say why they are not there, and come once they can', async () => {
		open( { hasNoNotices: true } );
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		const why = { selector: '.slipstream-home__steps p' };
		expect(
			screen.getByText( 'The database is away.', why )
		).toBeVisible();
		expect( screen.queryByText( QUIET ) ).toBeNull();
		site.hasNoNotices = false;
		await userEvent.click( again );
		await step( 'Read something' );
		expect( screen.queryByText( 'The database is away.', why ) ).toBeNull();
	} );

	it( 'are not asked for where they were put away', async () => {
		const sent = open( { dismissed: [ 'welcome' ] } );
		await waitFor( () => expect( sent ).toHaveLength( 1 ) );
		expect( screen.queryByText( 'First steps' ) ).toBeNull();
	} );
} );

describe( 'what goes on', () => {
	it( 'is shown where there is something', async () => {
		open( { hasNews: true } );
		expect(
			await screen.findByText( 'Something happened.' )
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'One' } ) ).toHaveAttribute(
			'href',
			'#/one'
		);
	} );

	it( 'comes with what needs attention', async () => {
		open( { alerts: [ BROKEN ] } );
		expect(
			await screen.findByRole( 'link', { name: 'It is broken.' } )
		).toHaveAttribute( 'href', '#/one' );
	} );

	it( 'lets people do at once what can be done, after a question', async () => {
		const run = jest
			.fn( () => Promise.resolve() )
			.mockRejectedValueOnce( new Error( 'No answer.' ) );
		const action = {
			label: 'Mend it',
			question: { message: 'Mend it now?', confirmLabel: 'Mend' },
			run,
			done: 'It is mended.',
		};
		open( { alerts: [ { ...BROKEN, action } ] } );
		const mend = async () => {
			const button = await screen.findByRole( 'button', {
				name: 'Mend it',
			} );
			expect( button ).toHaveAccessibleDescription( 'It is broken.' );
			await userEvent.click( button );
			await userEvent.click(
				await screen.findByRole( 'button', { name: 'Mend' } )
			);
		};
		await mend();
		expect(
			await screen.findByText( 'No answer.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		site.alerts = [];
		await mend();
		await waitFor( () =>
			expect( screen.queryByText( 'It is broken.' ) ).toBeNull()
		);
		expect( screen.getAllByText( 'It is mended.' ) ).not.toHaveLength( 0 );
		expect( run ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is looked at again by who comes back from fixing it', async () => {
		open( { isDone: false, alerts: [ BROKEN ] } );
		await screen.findByRole( 'link', { name: 'It is broken.' } );
		await step( 'Read something' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Elsewhere' } )
		);
		Object.assign( site, { isDone: true, alerts: [], hasNews: true } );
		await userEvent.click( screen.getByRole( 'link', { name: 'Home' } ) );
		await step( 'Read something (done)' );
		expect( screen.queryByText( 'It is broken.' ) ).toBeNull();
		expect(
			await screen.findByText( 'Something happened.' )
		).toBeVisible();
	} );

	it( 'is looked at again after a step that may have mended it', async () => {
		open( { alerts: [ BROKEN ] } );
		await screen.findByRole( 'link', { name: 'It is broken.' } );
		site.alerts = [];
		await userEvent.click(
			( await step( 'Choose something' ) ).getByRole( 'button', {
				name: 'This',
			} )
		);
		await waitFor( () =>
			expect( screen.queryByText( 'It is broken.' ) ).toBeNull()
		);
	} );

	it( 'says what could not be checked', async () => {
		open( { isBroken: true } );
		expect(
			await screen.findByRole( 'link', {
				name: '“One” could not be checked.',
			} )
		).toBeVisible();
	} );
} );
