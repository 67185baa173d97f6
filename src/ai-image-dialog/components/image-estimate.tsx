import { formatEstimate } from '@slipstream/money';
import { imageCost, useAiFeature } from '@slipstream/plans';
import { getSettings } from '@slipstream/settings';
import { _n, sprintf } from '@wordpress/i18n';

/**
 * Says what the next image takes.
 *
 * @param props
 * @param props.feature What the request counts under.
 */
export function ImageEstimate( { feature }: { feature: string } ) {
	const requests = imageCost( useAiFeature(), feature );
	const { image, currency = '' } = getSettings().ai;
	const count = requests.toLocaleString();
	return image?.price
		? sprintf(
				/* translators: 1: a number of requests, 2: an amount of money. */
				_n(
					'Each image uses %1$s request, %2$s.',
					'Each image uses %1$s requests, %2$s.',
					requests,
					'slipstream'
				),
				count,
				formatEstimate( image.price, currency )
			)
		: sprintf(
				/* translators: %s: a number of requests. */
				_n(
					'Each image uses %s request.',
					'Each image uses %s requests.',
					requests,
					'slipstream'
				),
				count
			);
}
