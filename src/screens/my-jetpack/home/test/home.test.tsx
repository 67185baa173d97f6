import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHttp } from '@slipstream/http';
import { registerSections, Screen, SectionScreen } from '@slipstream/ui';
import { installSettings } from '../../../../ai-ui/test/support';
import { serve } from '../../../../../tests/js/serve';
import { home } from '../home';

/** What the site holds. */
const site = {
	said: {} as Record< string, string >,
	dismissed: [] as string[],
	isDone: false,
	isBroken: false,
	hasNews: false,
	/** Whether steps that were skipped stay so, whatever is asked for. */
	isStuck: false,
	alerts: [] as { id: string; text: string; href: string }[],
};

const none = () => Promise.resolve( () => null );

const ELSEWHERE = { id: 'elsewhere', title: 'Elsewhere', order: 90 };

registerSections( [
	{
		id: 'one',
		title: 'One',
		order: 1,
		load: none,
		Summary: () => ( site.hasNews ? <p>Something happened.</p> : null ),
		loadAlerts: async () => {
			if ( site.isBroken ) {
				throw new Error( 'No answer.' );
			}
			return site.alerts;
		},
		firstSteps: [
			{
				id: 'read',
				order: 20,
				title: 'Read something',
				text: 'It helps.',
				link: { label: 'Read', href: () => '#/one' },
				isDone: async () => {
					if ( site.isBroken ) {
						throw new Error( 'No answer.' );
					}
					return site.isDone;
				},
			},
		],
	},
	{
		id: 'two',
		title: 'Two',
		order: 2,
		load: none,
		firstSteps: [
			{
				id: 'choose',
				order: 10,
				title: 'Choose something',
				text: 'As you like.',
				choices: [
					{
						label: 'This',
						choose: () =>
							getHttp().post( 'slipstream/v1/choice', {
								is: 'this',
							} ),
					},
				],
				isDone: () => Promise.resolve( false ),
			},
			{
				id: 'elsewhere',
				order: 1,
				title: 'Not here',
				text: '',
				isAvailable: () => false,
				isDone: () => Promise.resolve( false ),
			},
		],
	},
] );

function open( holds: Partial< typeof site > = {} ) {
	Object.assign(
		site,
		{
			said: {},
			dismissed: [],
			isDone: false,
			isBroken: false,
			hasNews: false,
			isStuck: false,
			alerts: [],
		},
		holds
	);
	const sent = serve( {
		'v1/notices': () => ( { body: { dismissed: site.dismissed } } ),
		'notice/welcome': () => {
			site.dismissed = [ 'welcome' ];
			return { body: { welcome: true } };
		},
		'v1/choice': () => ( { body: {} } ),
		'v1/first-steps': () => {
			const body = sent.at( -1 )?.body as
				{ step: string; state: string } | undefined;
			if ( body?.state === 'open' && site.isStuck ) {
				return {
					status: 503,
					body: { code: 'not_stored', message: 'Not saved.' },
				};
			}
			if ( body ) {
				site.said = { ...site.said, [ body.step ]: body.state };
				if ( body.state === 'open' ) {
					delete site.said[ body.step ];
				}
			}
			return { body: { steps: site.said } };
		},
	} );
	installSettings( {
		connection: {
			userConnectionData: {
				currentUser: { permissions: { manage_options: true } },
			},
		},
	} as never );
	window.location.hash = '';
	render(
		<Screen>
			<SectionScreen
				label="Sections"
				sections={ [ home, { ...ELSEWHERE, load: none } ] }
			/>
		</Screen>
	);
	return sent;
}

const step = async ( name: string ) =>
	within(
		( await screen.findByRole( 'heading', { name } ) ).closest(
			'li'
		) as HTMLElement
	);

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
		open( {
			alerts: [ { id: 'a', text: 'It is broken.', href: '#/one' } ],
		} );
		expect(
			await screen.findByRole( 'link', { name: 'It is broken.' } )
		).toHaveAttribute( 'href', '#/one' );
	} );

	it( 'is looked at again by who comes back from fixing it', async () => {
		open( {
			isDone: false,
			alerts: [ { id: 'a', text: 'It is broken.', href: '#/one' } ],
		} );
		await screen.findByRole( 'link', { name: 'It is broken.' } );
		await step( 'Read something' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Elsewhere' } )
		);
		Object.assign( site, { isDone: true, alerts: [] } );
		await userEvent.click( screen.getByRole( 'link', { name: 'Home' } ) );
		await step( 'Read something (done)' );
		expect( screen.queryByText( 'It is broken.' ) ).toBeNull();
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
