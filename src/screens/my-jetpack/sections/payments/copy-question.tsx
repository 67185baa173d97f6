import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { gatewayName } from '../../payments/words';
import type { Accounts, AccountsState, PaymentAccount } from './accounts';

interface Props {
	accounts: Accounts;
	state: AccountsState;
}

/** What was connected at another address. */
interface Elsewhere {
	home: string;
	accounts: readonly PaymentAccount[];
}

/** In test mode nothing stands still: only a webhook is still there, and a copy leaves it. */
const isAsked = ( account: PaymentAccount ) =>
	account.is_elsewhere &&
	( account.mode === 'live' || ( account.has_webhook && ! account.is_copy ) );

const isLive = ( { mode }: PaymentAccount ) => mode === 'live';

/** What to ask about, by address: where a copy has an account of its own and moves, there is more than one. */
function elsewhere( { accounts }: Accounts ): Elsewhere[] {
	const asked = accounts.filter( isAsked );
	return [ ...new Set( asked.map( ( { home } ) => home ) ) ].map(
		( home ) => ( {
			home,
			accounts: asked.filter( ( account ) => account.home === home ),
		} )
	);
}

function sentenceOf( { home, accounts }: Elsewhere ): string {
	const live = accounts.find( isLive );
	if ( ! live ) {
		return sprintf(
			/* translators: %s: the address of a site. */
			__(
				'Test payments were set up at %s, and their webhook still sends there. If the site has moved here, the webhook follows; if this is a copy, it stays.',
				'slipstream'
			),
			home
		);
	}
	return live.is_copy
		? sprintf(
				/* translators: %s: the address of a site. */
				__( 'This is a copy of %s. It charges nobody.', 'slipstream' ),
				home
			)
		: sprintf(
				/* translators: %s: the address of a site. */
				__(
					'Live payments were set up at %s. This site has another address, so it charges nobody until you say what it is.',
					'slipstream'
				),
				home
			);
}

interface QuestionProps extends Elsewhere {
	/** Whether there are other live accounts, so that this is about some of them alone. */
	isPart: boolean;
	decide: AccountsState[ 'decide' ];
}

function Question( { isPart, decide, ...asked }: QuestionProps ) {
	const { home, accounts } = asked;
	const moved = useAction( () => decide( 'moved', home ) );
	const copy = useAction( () => decide( 'copy', home ) );
	const sentence = sentenceOf( asked );
	const names = new Set( accounts.map( gatewayName ) );
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ isPart
					? sprintf(
							/* translators: 1: names of payment services, 2: a sentence about them. */
							__( '%1$s: %2$s', 'slipstream' ),
							[ ...names ].join( ', ' ),
							sentence
						)
					: sentence }
			</p>
			<Problem message={ moved.problem || copy.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ moved }
					label={ __( 'The site has moved here', 'slipstream' ) }
				/>
				{ ! accounts.some( ( { is_copy: isCopy } ) => isCopy ) && (
					<ActionButton
						action={ copy }
						variant="tertiary"
						label={ __( 'This is a copy', 'slipstream' ) }
					/>
				) }
			</div>
		</Notice>
	);
}

/** Asks whether the site has moved or is a copy, where its address has changed; a copy stays one until it is said to have moved. */
export function CopyQuestion( { accounts, state }: Props ) {
	return (
		<>
			{ elsewhere( accounts ).map( ( asked ) => (
				<Question
					key={ asked.home }
					{ ...asked }
					isPart={ accounts.accounts.some(
						( account ) =>
							isLive( account ) &&
							account.home !== '' &&
							account.home !== asked.home
					) }
					decide={ state.decide }
				/>
			) ) }
		</>
	);
}
