import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import {
	choiceField,
	createAddressView,
	EmptyState,
	ResourceContent,
	textField,
	useAddressView,
} from '@slipstream/ui';
import { Stopped } from '../../payments/stopped';
import { AccountSelect } from './account-select';
import { Comparison } from './comparison';
import { Download } from './download';
import { Messages } from './messages';
import { Sums } from './sums';
import { ROUTE } from './types';
import './earnings.scss';
import type { Account, Earnings } from './types';

/** The account whose sums are shown; '' for the one that new payments go to. */
interface EarningsView {
	gateway: '' | 'stripe' | 'paypal';
	mode: '' | 'test' | 'live';
	account: string;
}

const address = createAddressView< EarningsView >( {
	path: '/earnings',
	fields: {
		gateway: choiceField( [ '', 'stripe', 'paypal' ] ),
		mode: choiceField( [ '', 'test', 'live' ] ),
		account: textField,
	},
} );

function Nothing( { isNamed }: { isNamed: boolean } ) {
	return (
		<EmptyState title={ __( 'Nothing earned yet', 'slipstream' ) }>
			<p>
				{ isNamed
					? __( 'No money has moved in this account.', 'slipstream' )
					: __(
							'Connect an account, and add a Donations Form or Payment Buttons to a page.',
							'slipstream'
						) }
			</p>
			<Button
				variant="secondary"
				href={ isNamed ? '#/earnings' : '#/payments' }
			>
				{ isNamed
					? __( 'Show the current account', 'slipstream' )
					: __( 'Set up payments', 'slipstream' ) }
			</Button>
		</EmptyState>
	);
}

/** Whether the sums are what the payment service says. */
const Agreement = ( {
	account,
	onEnd,
}: {
	account: Account;
	onEnd: () => void;
} ) => (
	<>
		<Comparison account={ account } onEnd={ onEnd } />
		<Messages account={ account } />
	</>
);

/** What has come in, account by account and currency by currency. */
export function EarningsPanel() {
	const { view, go } = useAddressView( address );
	const resource = useResource< Earnings >( ROUTE, {
		query: {
			gateway: view.gateway || undefined,
			mode: view.mode || undefined,
			account: view.account || undefined,
		},
	} );
	// Sums of one account under the name of another would mislead.
	const shown =
		resource.isStale && ! resource.error ? undefined : resource.data;
	return (
		<div className="slipstream-earnings">
			<Stopped />
			<ResourceContent
				resource={ { ...resource, data: shown } }
				lines={ 10 }
				messages={ {
					forbidden: __(
						'Only administrators can see earnings.',
						'slipstream'
					),
				} }
			>
				{ ( { account, ...earnings } ) =>
					account ? (
						<>
							<AccountSelect
								account={ account }
								accounts={ earnings.accounts }
								onChange={ ( chosen ) =>
									go( {
										gateway:
											chosen.gateway as EarningsView[ 'gateway' ],
										mode: chosen.mode,
										account: chosen.account,
									} )
								}
							/>
							<Sums { ...earnings } account={ account } />
							<Download
								account={ account }
								years={ earnings.years }
							/>
							{ account.is_connected && (
								<Agreement
									key={ `${ account.gateway } ${ account.mode }` }
									account={ account }
									onEnd={ () => void resource.reload() }
								/>
							) }
						</>
					) : (
						<Nothing isNamed={ view.account !== '' } />
					)
				}
			</ResourceContent>
		</div>
	);
}
