import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { serve } from '../../../tests/js/serve';
import { NewsletterPanels } from '../panels';
import { TIME, WITHHELD } from '../types';
import type { PostNewsletter } from '../types';
import type { ReactNode } from 'react';
import type { Route } from '../../../tests/js/serve';

interface Editor {
	type: string;
	status: string;
	isSaving: boolean;
	meta: Record< string, unknown >;
}

const DRAFT: Editor = {
	type: 'post',
	status: 'draft',
	isSaving: false,
	meta: { [ WITHHELD ]: false, [ TIME ]: 0 },
};

const STORE = createReduxStore( 'core/editor', {
	reducer: (
		state: Editor = DRAFT,
		action: { type: string; edits?: Partial< Editor > }
	) =>
		action.type === 'EDIT'
			? {
					...state,
					...action.edits,
					meta: { ...state.meta, ...action.edits?.meta },
				}
			: state,
	actions: {
		editPost: ( edits: Partial< Editor > ) => ( { type: 'EDIT', edits } ),
	},
	selectors: {
		getCurrentPostId: () => 40,
		getCurrentPostType: ( { type }: Editor ) => type,
		getCurrentPost: ( { status }: Editor ) => ( { status } ),
		getEditedPostAttribute: ( state: Editor, name: 'meta' ) =>
			state[ name ],
		isSavingPost: ( { isSaving }: Editor ) => isSaving,
		isAutosavingPost: () => false,
	},
} );
register( STORE );

/** Changes the post as WordPress's editor does. */
const edit = ( edits: Partial< Editor > ) =>
	act( () => {
		void dispatch( STORE ).editPost( edits );
	} );

const PLANNED: PostNewsletter = {
	newsletter: null,
	plan: { state: 'waiting', reason: '', reason_text: '', due: 1764200000 },
	audience: 12,
};

const NONE = {
	queued: 0,
	claimed: 0,
	sent: 0,
	skipped: 0,
	failed: 0,
	unsure: 0,
};

const become = (
	state: NonNullable< PostNewsletter[ 'newsletter' ] >[ 'state' ],
	more: object = {}
): PostNewsletter => ( {
	...PLANNED,
	newsletter: {
		id: 5,
		state,
		reason_text: '',
		audience: 12,
		emails: NONE,
		due: 1764200000,
		...more,
	},
} );

/** Opens the editor of a post. */
function begin(
	state: () => PostNewsletter | Route,
	routes: Record< string, () => Route > = {}
) {
	const sent = serve( {
		'posts/40/newsletter': () => {
			const now = state();
			return 'body' in now ? now : { body: now };
		},
		...routes,
	} );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		adminUrl: 'https://site.test/wp-admin/',
	};
	( globalThis as { wp?: object } ).wp = {
		editor: {
			PluginDocumentSettingPanel: ( {
				title,
				children,
			}: {
				title: string;
				children: ReactNode;
			} ) => <section aria-label={ title }>{ children }</section>,
		},
	};
	render( <NewsletterPanels /> );
	return sent;
}

beforeEach( () => edit( { ...DRAFT } ) );

describe( 'the newsletter of a post', () => {
	it( 'says before what will happen, as the author chooses', async () => {
		begin( () => PLANNED );
		expect(
			await screen.findByText(
				'When you publish this post, it will be emailed to 12 subscribers.'
			)
		).toBeVisible();
		await userEvent.click(
			screen.getByLabelText( 'Email this post to subscribers' )
		);
		expect(
			screen.getByText( 'This post will not be emailed.' )
		).toBeVisible();
		expect( screen.queryByLabelText( /Email it at/ ) ).toBeNull();
	} );

	it( 'waits for a time', async () => {
		begin( () => PLANNED );
		const field = await screen.findByLabelText( 'Email it at (optional)' );
		await userEvent.type( field, '2030-05-01T08:30' );
		expect(
			screen.getByText(
				/^Once it is published, this post will be emailed to 12 subscribers on May 1, 2030/
			)
		).toBeVisible();
		expect( field ).toHaveValue( '2030-05-01T08:30' );
	} );

	it( 'says why it will not happen, whatever the author chooses', async () => {
		begin( () => ( {
			...PLANNED,
			plan: {
				...PLANNED.plan,
				state: 'withheld',
				reason: 'password',
				reason_text: 'Posts with a password are not sent.',
			},
		} ) );
		expect(
			await screen.findByText( 'Posts with a password are not sent.' )
		).toBeVisible();
	} );

	it( 'says after what has happened, once the post is saved', async () => {
		let now = PLANNED;
		begin( () => now );
		await screen.findByText( /^When you publish/ );
		now = become( 'sent', { emails: { ...NONE, sent: 11, skipped: 1 } } );
		await edit( { isSaving: true } );
		await edit( { isSaving: false, status: 'publish' } );
		expect(
			await screen.findByText(
				'This post was emailed to 11 subscribers. It is not emailed again.'
			)
		).toBeVisible();
		expect(
			screen.queryByLabelText( 'Email this post to subscribers' )
		).toBeNull();
	} );

	it( 'is sent later if the author says so', async () => {
		await edit( { status: 'publish' } );
		let now = become( 'withheld', { reason_text: 'The post is old.' } );
		const sent = begin( () => now );
		expect(
			await screen.findByText(
				'This post was not emailed. The post is old.'
			)
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Email it now' } )
		);
		const question = within( await screen.findByRole( 'dialog' ) );
		now = become( 'waiting' );
		await userEvent.click(
			question.getByRole( 'button', { name: 'Email it' } )
		);
		expect(
			await screen.findByText( 'This post is about to be emailed.' )
		).toBeVisible();
		await waitFor( () =>
			expect( sent.filter( ( { body } ) => body ) ).toHaveLength( 1 )
		);
	} );

	it( 'says why a test was not sent', async () => {
		let answer: Route = {
			status: 502,
			body: { code: 'x', message: 'The mail server did not take it.' },
		};
		begin( () => PLANNED, { 'newsletter/test': () => answer } );
		const test = await screen.findByRole( 'button', {
			name: 'Email me a test',
		} );
		await userEvent.click( test );
		expect(
			await screen.findByText( 'The mail server did not take it.' )
		).toBeVisible();
		answer = { body: { email: 'me@example.org' } };
		await userEvent.click( test );
		expect(
			await screen.findByText(
				'The saved post was emailed to me@example.org.'
			)
		).toBeVisible();
	} );

	it( 'is shown as an email', async () => {
		begin( () => PLANNED, {
			'newsletter/preview': () => ( {
				body: {
					subject: 'Spring',
					html: '<p>Hello</p>',
					text: 'Hello',
				},
			} ),
		} );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Preview the email' } )
		);
		const frame = await screen.findByTitle( 'Preview of the email' );
		expect( frame ).toHaveAttribute( 'sandbox', '' );
		expect( frame ).toHaveAttribute( 'srcdoc', '<p>Hello</p>' );
	} );

	it( 'is of posts alone', async () => {
		await edit( { type: 'page' } );
		const sent = begin( () => PLANNED );
		expect( screen.queryByRole( 'region' ) ).toBeNull();
		expect( sent ).toEqual( [] );
	} );

	it( 'offers to read again what could not be read', async () => {
		let now: PostNewsletter | Route = {
			status: 503,
			body: { code: 'newsletter_unavailable', message: 'Try again.' },
		};
		begin( () => now );
		const again = await screen.findByRole( 'button', {
			name: /again|retry/i,
		} );
		now = PLANNED;
		await userEvent.click( again );
		expect( await screen.findByText( /^When you publish/ ) ).toBeVisible();
	} );
} );
