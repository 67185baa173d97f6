import { __ } from '@wordpress/i18n';
import { priceTextOf } from '../price-text';
import type { SimplePaymentsAttributes } from '../types';

/** What visitors see. */
export function Preview( {
	attributes,
}: {
	attributes: SimplePaymentsAttributes;
} ) {
	const { title, content, price, currency, priceText } = attributes;
	return (
		<div className="jetpack-simple-payments-product">
			{ attributes.featuredMediaUrl && (
				<div className="jetpack-simple-payments-product-image">
					<div className="jetpack-simple-payments-image">
						<figure>
							<img
								src={ attributes.featuredMediaUrl }
								alt={ attributes.featuredMediaTitle ?? '' }
							/>
						</figure>
					</div>
				</div>
			) }
			<div className="jetpack-simple-payments-details">
				<div className="jetpack-simple-payments-title">
					<p>{ title }</p>
				</div>
				<div className="jetpack-simple-payments-description">
					<p>{ content }</p>
				</div>
				<div className="jetpack-simple-payments-price">
					<p>{ priceText ?? priceTextOf( price, currency ) }</p>
				</div>
				<div className="jetpack-simple-payments-purchase-box">
					{ attributes.multiple && (
						<div className="jetpack-simple-payments-items">
							<input
								className="jetpack-simple-payments-items-number"
								type="number"
								value={ 1 }
								readOnly
								aria-label={ __( 'Quantity', 'slipstream' ) }
							/>
						</div>
					) }
					<div className="jetpack-simple-payments-button">
						<span className="wp-element-button">
							{ __( 'Pay with PayPal', 'slipstream' ) }
						</span>
					</div>
				</div>
			</div>
		</div>
	);
}

/** Stands where a product will be while the server is asked for it. */
export function Loading() {
	return (
		<div className="slipstream-simple-payments__loading" role="status">
			<span className="screen-reader-text">
				{ __( 'Loading…', 'slipstream' ) }
			</span>
			<span />
			<span />
			<span />
		</div>
	);
}
