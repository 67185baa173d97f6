import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { canManageOptions, getSettings } from '@slipstream/settings';

/** Says who can put a product up for sale. */
const ForOthers = () => (
	<Notice status="info" isDismissible={ false }>
		{ __(
			'Only people who may publish can put this up for sale. What you enter is kept with the post until one of them does.',
			'slipstream'
		) }
	</Notice>
);

/** Says that a plain link can be changed by whoever follows it, and what prevents that. */
const PlainLink = () => (
	<Notice
		status="warning"
		isDismissible={ false }
		actions={
			canManageOptions()
				? [
						{
							label: __( 'Connect a PayPal app', 'slipstream' ),
							url: `${ getSettings().adminUrl }admin.php?page=my-jetpack#/payments`,
						},
					]
				: []
		}
	>
		{ __(
			'This button is a plain link to PayPal: buyers can change the price before they pay, and this site does not learn what was paid. Compare what arrives with your price before you deliver.',
			'slipstream'
		) }{ ' ' }
		{ canManageOptions()
			? __(
					'With a PayPal app, buyers pay exactly your price.',
					'slipstream'
				)
			: __(
					'With a PayPal app, buyers pay exactly your price. An administrator can connect one.',
					'slipstream'
				) }
	</Notice>
);

const notes = () =>
	( {
		order: {
			status: 'info',
			text: __(
				'Buyers pay exactly this price, to the account of this site’s PayPal app. The email address below is used only if there is no app.',
				'slipstream'
			),
		},
		test: {
			status: 'warning',
			text: __(
				'PayPal is in test mode: buyers are led to PayPal’s sandbox, and no real money moves. The email address below is used only if there is no app.',
				'slipstream'
			),
		},
		none: {
			status: 'warning',
			text: __(
				'Visitors cannot buy this now: payments are off, PayPal does not accept this site’s app, or this site is a copy.',
				'slipstream'
			),
		},
	} ) as const;

/**
 * How the site sells now, as far as an author has to know.
 *
 * @param props
 * @param props.canPublish Whether the author may put it up for sale.
 */
export function SaleNote( { canPublish }: { canPublish: boolean } ) {
	const { sale } = getSettings().simplePayments;
	if ( ! canPublish ) {
		return <ForOthers />;
	}
	if ( sale === 'link' ) {
		return <PlainLink />;
	}
	const { status, text } = notes()[ sale ];
	return (
		<Notice status={ status } isDismissible={ false }>
			{ text }
		</Notice>
	);
}
