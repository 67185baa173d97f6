import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import type { SetupState } from './use-setup';

/** An account at Stripe, which nobody can see from here. */
export function Account( { state }: { state: SetupState } ) {
	const done = useAction( () => state.save( { has_account: true } ) );
	return (
		<>
			<p>
				{ __(
					'Visitors pay on Stripe’s pages, to your own account. Slipstream takes no fee, and card numbers never reach this site.',
					'slipstream'
				) }{ ' ' }
				<ExternalLink href="https://dashboard.stripe.com/register">
					{ __( 'Create an account at Stripe', 'slipstream' ) }
				</ExternalLink>
			</p>
			<Problem message={ done.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ done }
					variant="primary"
					label={ __( 'I have an account', 'slipstream' ) }
				/>
			</div>
		</>
	);
}
