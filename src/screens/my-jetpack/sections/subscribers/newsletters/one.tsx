import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { formatNumber, ResourceContent } from '@slipstream/ui';
import { useBackgroundWork } from '../../../use-background-work';
import { when } from '../../../payments/words';
import { useIsVisible } from '../import/use-is-visible';
import { Actions } from './actions';
import { Emails } from './emails';
import { NEWSLETTERS } from './types';
import { endedOf, stateNames, titleOf } from './words';
import '../../../payments/payments.scss';
import type { EmailCounts, Newsletter } from './types';

const countNames = (): Partial< Record< keyof EmailCounts, string > > => ( {
	sent: __( 'Taken by the mail server', 'slipstream' ),
	skipped: __( 'Left out', 'slipstream' ),
	failed: __( 'Refused', 'slipstream' ),
	unsure: __( 'Unsure', 'slipstream' ),
} );

/** How far it is, while it goes on. */
function Progress( { item }: { item: Newsletter } ) {
	return (
		<div role="status">
			<progress
				aria-label={ __( 'Sending', 'slipstream' ) }
				max={ Math.max( 1, item.audience ) }
				value={ endedOf( item ) }
			/>
			<p>
				{ sprintf(
					/* translators: 1: a number, 2: a number. */
					__(
						'%1$s of %2$s emails are done. You can leave this page, it goes on.',
						'slipstream'
					),
					formatNumber( endedOf( item ) ),
					formatNumber( item.audience )
				) }
			</p>
		</div>
	);
}

/** Where it stands, to the email. */
function Facts( { item }: { item: Newsletter } ) {
	const { state, reason_text: reason, begun, ended, due, emails } = item;
	return (
		<dl className="slipstream-payment__facts">
			<dt>{ __( 'State', 'slipstream' ) }</dt>
			<dd>
				<span role="status">
					{ stateNames()[ state ] }
					{ reason && `. ${ reason }` }
				</span>
			</dd>
			{ state === 'waiting' && (
				<>
					<dt>{ __( 'Begins', 'slipstream' ) }</dt>
					<dd>{ when( due ) }</dd>
				</>
			) }
			{ begun > 0 && (
				<>
					<dt>{ __( 'Began', 'slipstream' ) }</dt>
					<dd>{ when( begun ) }</dd>
					<dt>{ __( 'Audience', 'slipstream' ) }</dt>
					<dd>{ formatNumber( item.audience ) }</dd>
				</>
			) }
			{ ended > 0 && (
				<>
					<dt>{ __( 'Ended', 'slipstream' ) }</dt>
					<dd>{ when( ended ) }</dd>
				</>
			) }
			{ begun > 0 &&
				Object.entries( countNames() ).map( ( [ name, label ] ) => (
					<div key={ name } className="slipstream-subscribers__fact">
						<dt>{ label }</dt>
						<dd>
							{ formatNumber(
								emails[ name as keyof EmailCounts ]
							) }
						</dd>
					</div>
				) ) }
		</dl>
	);
}

interface Props {
	id: number;
	/** The address of all newsletters. */
	backTo: string;
	/** Whether the section is the one on screen. */
	isShown: boolean;
}

/** A post: how far it is, what became of each email, and what can be done. */
export function OneNewsletter( { id, backTo, isShown }: Props ) {
	const resource = useResource< Newsletter >( `${ NEWSLETTERS }/${ id }` );
	const isRunning = resource.data?.state === 'sending';
	const isVisible = useIsVisible();
	useBackgroundWork( isRunning && isVisible && isShown, resource.reload );
	return (
		<section>
			<p>
				<a href={ backTo }>{ __( 'All newsletters', 'slipstream' ) }</a>
			</p>
			<ResourceContent resource={ resource } lines={ 8 }>
				{ ( item ) => (
					<>
						<h3>
							<bdi>{ titleOf( item ) }</bdi>
						</h3>
						{ item.link && (
							<p>
								<ExternalLink href={ item.link }>
									{ __( 'See the post', 'slipstream' ) }
								</ExternalLink>
							</p>
						) }
						{ item.state === 'sending' && (
							<Progress item={ item } />
						) }
						<Facts item={ item } />
						<Actions item={ item } onChange={ resource.update } />
						<Emails
							item={ item }
							state="unsure"
							onChange={ resource.update }
						/>
						<Emails
							item={ item }
							state="failed"
							onChange={ resource.update }
						/>
					</>
				) }
			</ResourceContent>
		</section>
	);
}
