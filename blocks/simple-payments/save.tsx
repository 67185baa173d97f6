import { useBlockProps } from '@wordpress/block-editor';
import type { SimplePaymentsAttributes } from './types';

interface Props {
	attributes: SimplePaymentsAttributes;
}

/** What feeds and mails show, and pages without the plugin. The server puts PayPal's button in the place of the link. */
export function save( { attributes }: Props ) {
	const { productId, featuredMediaUrl, featuredMediaTitle } = attributes;
	if ( ! productId ) {
		return null;
	}
	return (
		<div
			{ ...useBlockProps.save( {
				className: `jetpack-simple-payments-wrapper jetpack-simple-payments-${ productId }`,
			} ) }
		>
			<div className="jetpack-simple-payments-product">
				{ featuredMediaUrl && (
					<div className="jetpack-simple-payments-product-image">
						<div className="jetpack-simple-payments-image">
							<figure>
								<img
									src={ featuredMediaUrl }
									alt={ featuredMediaTitle ?? undefined }
								/>
							</figure>
						</div>
					</div>
				) }
				<div className="jetpack-simple-payments-details">
					<div className="jetpack-simple-payments-title">
						<p>{ attributes.title }</p>
					</div>
					<div className="jetpack-simple-payments-description">
						<p>{ attributes.content }</p>
					</div>
					<div className="jetpack-simple-payments-price">
						<p>{ attributes.priceText }</p>
					</div>
					<a
						className="jetpack-simple-payments-purchase"
						href={ attributes.postLinkUrl }
						target="_blank"
						rel="noopener noreferrer"
					>
						{ attributes.postLinkText }
					</a>
				</div>
			</div>
		</div>
	);
}
