import { render, screen, within } from '@testing-library/react';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	registerSections,
	Screen,
	SectionScreen,
	useResourceNews,
} from '@slipstream/ui';
import type { Alert } from '@slipstream/ui';
import { installSettings } from '../../../../ai-ui/test/support';
import { serve } from '../../../../../tests/js/serve';
import { home } from '..';

/** What the site holds. */
export const site = {
	said: {} as Record< string, string >,
	dismissed: [] as string[],
	isDone: false,
	isBroken: false,
	hasNews: false,
	/** Whether what goes on is still on its way. */
	isSlow: false,
	/** Whether nobody can tell what was put away. */
	hasNoNotices: false,
	/** Whether steps that were skipped stay so, whatever is asked for. */
	isStuck: false,
	alerts: [] as Alert[],
};

const none = () => Promise.resolve( () => null );

export const QUIET = 'Nothing new on this site.';

function Summary() {
	const resource = useResource( 'test-news', {
		load: () =>
			site.isSlow
				? new Promise< boolean >( () => undefined )
				: Promise.resolve( site.hasNews ),
	} );
	const hasSome = useResourceNews( resource, resource.data !== true );
	return hasSome ? <p>Something happened.</p> : null;
}

export const BROKEN = { id: 'a', text: 'It is broken.', href: '#/one' };

const ELSEWHERE = { id: 'elsewhere', title: 'Elsewhere', order: 90 };

registerSections( [
	{
		id: 'one',
		title: 'One',
		order: 1,
		load: none,
		Summary,
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

export function open( holds: Partial< typeof site > = {} ) {
	Object.assign(
		site,
		{
			said: {},
			dismissed: [],
			isDone: false,
			isBroken: false,
			hasNews: false,
			isSlow: false,
			hasNoNotices: false,
			isStuck: false,
			alerts: [],
		},
		holds
	);
	const sent = serve( {
		'v1/notices': () =>
			site.hasNoNotices
				? {
						status: 503,
						body: { code: 'x', message: 'The database is away.' },
					}
				: { body: { dismissed: site.dismissed } },
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

export const step = async ( name: string ) =>
	within(
		( await screen.findByRole( 'heading', { name } ) ).closest(
			'li'
		) as HTMLElement
	);
