import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import {
	ActionButton,
	formatNumber,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';
import { gatewayName, when } from '../../payments/words';
import type { AccountName } from '../../payments/types';
import { useBackgroundWork } from '../../use-background-work';
import { LastReport } from './report';
import type { Comparison as State, Job } from './comparison-types';

const ROUTE = 'slipstream/v1/payments/reconcile';

/** How the job stands, in a sentence; '' where there is nothing to say. */
function sentenceOf( { state, is_active: isActive, due, error }: Job ): string {
	if ( isActive ) {
		return '';
	}
	if ( state === 'failed' ) {
		return sprintf(
			/* translators: %s: why, a sentence. */
			__(
				'The last comparison did not come to its end. %s',
				'slipstream'
			),
			error
		);
	}
	if ( state === 'stopped' ) {
		return __( 'The nightly comparison was stopped.', 'slipstream' );
	}
	if ( error ) {
		return sprintf(
			/* translators: 1: why, a sentence; 2: a date with time. */
			__( 'The last try failed. %1$s Next try: %2$s.', 'slipstream' ),
			error,
			when( due )
		);
	}
	return state === 'waiting'
		? sprintf(
				/* translators: %s: a date with time. */
				__( 'Next comparison: %s.', 'slipstream' ),
				when( due )
			)
		: '';
}

/** That it is at work, and how far. */
function Progress( { done }: { done: number } ) {
	return (
		<div role="status">
			<progress aria-label={ __( 'Comparing', 'slipstream' ) } />
			<p>
				{ sprintf(
					/* translators: %s: a number. */
					__(
						'Comparing. So far: %s. You can leave this page, it goes on.',
						'slipstream'
					),
					formatNumber( done )
				) }
			</p>
		</div>
	);
}

interface Props {
	account: AccountName;
	/** Reads the sums again. */
	onEnd: () => void;
}

/** Whether this site has what the payment service has: the last comparison, and another one. */
export function Comparison( { account, onEnd }: Props ) {
	const { gateway, mode } = account;
	const resource = useResource< State >( ROUTE, {
		query: { gateway, mode },
	} );
	const isActive = resource.data?.job?.is_active ?? false;
	useBackgroundWork( isActive, resource.reload );
	const wasActive = useRef( isActive );
	const end = useRef( onEnd );
	end.current = onEnd;
	useEffect( () => {
		if ( wasActive.current && ! isActive ) {
			end.current();
		}
		wasActive.current = isActive;
	}, [ isActive ] );
	const compare = useAction( () => resource.save( { gateway, mode } ) );
	return (
		<section>
			<h3>
				{ sprintf(
					/* translators: %s: a payment service, such as Stripe. */
					__( 'Compared with %s', 'slipstream' ),
					gatewayName( account )
				) }
			</h3>
			<ResourceContent resource={ resource } lines={ 3 }>
				{ ( { job, report } ) => (
					<>
						{ report ? (
							<LastReport
								report={ report }
								gateway={ gatewayName( account ) }
							/>
						) : (
							<p>{ __( 'Not compared yet.', 'slipstream' ) }</p>
						) }
						{ job && ! isActive && sentenceOf( job ) && (
							<p>{ sentenceOf( job ) }</p>
						) }
						{ job && isActive && <Progress done={ job.done } /> }
						<Problem message={ compare.problem } />
						<div className="slipstream-ui-buttons">
							<ActionButton
								action={ compare }
								isDisabled={ isActive }
								label={ __( 'Compare now', 'slipstream' ) }
							/>
						</div>
					</>
				) }
			</ResourceContent>
		</section>
	);
}
