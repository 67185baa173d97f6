import { RichText, useBlockProps } from '@wordpress/block-editor';
import { Fragment } from '@wordpress/element';
import { intervals, isSold } from './intervals';
import type { DonationsAttributes } from './types';

/** What feeds and mails show, and pages without the plugin: a link for each interval. The server makes the form. */
export function save( { attributes }: { attributes: DonationsAttributes } ) {
	if ( ! isSold( attributes.oneTimeDonation ) ) {
		return null;
	}
	return (
		<div { ...useBlockProps.save() }>
			{ intervals()
				.filter( ( { attribute } ) => attributes[ attribute ].show )
				.map(
					(
						{ attribute, heading, extraText, buttonText },
						index
					) => (
						<Fragment key={ attribute }>
							{ index > 0 && (
								<hr className="donations__separator" />
							) }
							<h4>{ heading }</h4>
							<RichText.Content
								tagName="p"
								value={
									attributes[ attribute ].extraText ??
									extraText
								}
							/>
							<a
								className="jetpack-donations-fallback-link"
								href={ attributes.fallbackLinkUrl }
								rel="noopener noreferrer noamphtml"
								target="_blank"
							>
								{ buttonText }
							</a>
						</Fragment>
					)
				) }
		</div>
	);
}
