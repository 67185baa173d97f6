import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import type { PaymentsSettings } from '@slipstream/site-settings';
import {
	ActionButton,
	Problem,
	ResourceContent,
	useAction,
	useNotify,
} from '@slipstream/ui';
import { accountOf } from './accounts';
import { ServicePart } from './service-part';
import { SetUp } from './setup/setup';
import { nextStep } from './setup/steps';
import { useSetup } from './setup/use-setup';
import { stripe } from './stripe';
import type { Accounts, AccountsState } from './accounts';
import type { Setup, SetupState } from './setup/use-setup';

const MODE = 'slipstream_stripe_mode';
type Modes = Pick< PaymentsSettings, typeof MODE >;

interface Props {
	accounts: Accounts;
	state: AccountsState;
	setup: SetupState;
	progress: Setup;
	mode: Modes[ typeof MODE ];
	goLive: () => Promise< void >;
}

/** Leads back to the steps. */
function StepsButton( { setup }: { setup: SetupState } ) {
	const show = useAction( () => setup.save( { is_put_away: false } ) );
	return (
		<>
			<Problem message={ show.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ show }
					variant="tertiary"
					label={ __( 'Set up Stripe step by step', 'slipstream' ) }
				/>
			</div>
		</>
	);
}

function Content( { accounts, state, setup, progress, mode, goLive }: Props ) {
	const test = accountOf( accounts, 'stripe', 'test' );
	const live = accountOf( accounts, 'stripe', 'live' );
	const facts = test && live && { setup: progress, test, live, mode };
	const current = facts ? nextStep( facts ) : null;
	return facts && current && ! progress.is_put_away ? (
		<SetUp
			facts={ facts }
			current={ current }
			accounts={ accounts }
			state={ state }
			setup={ setup }
			goLive={ goLive }
		/>
	) : (
		<>
			<ServicePart service={ stripe } state={ state } />
			{ current && <StepsButton setup={ setup } /> }
		</>
	);
}

/** Stripe: the steps until all is set up, then the account. */
export function StripePart( { state }: { state: AccountsState } ) {
	const setup = useSetup();
	const settings = useSettings< Modes >( [ MODE ] );
	const notify = useNotify();
	const goLive = async () => {
		await settings.save( { [ MODE ]: 'live' } );
		notify(
			__( 'Stripe is set up. Visitors pay real money now.', 'slipstream' )
		);
	};
	return (
		<ResourceContent resource={ state.resource } lines={ 8 }>
			{ ( accounts ) => (
				<ResourceContent resource={ setup.resource } lines={ 8 }>
					{ ( progress ) => (
						<ResourceContent resource={ settings } lines={ 8 }>
							{ ( { [ MODE ]: mode } ) => (
								<Content
									accounts={ accounts }
									state={ state }
									setup={ setup }
									progress={ progress }
									mode={ mode }
									goLive={ goLive }
								/>
							) }
						</ResourceContent>
					) }
				</ResourceContent>
			) }
		</ResourceContent>
	);
}
