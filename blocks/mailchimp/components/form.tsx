import { RichText, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { BUTTON, template } from '../button';
import { consentOf, labels } from '../labels';
import type { LabelName } from '../labels';
import type { MailchimpAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

interface Props extends Pick<
	EditProps< MailchimpAttributes >,
	'attributes' | 'setAttributes'
> {
	/** Where people are signed up. */
	list: string | undefined;
	/** The notification that is seen instead of the form; null for none. */
	preview: LabelName | null;
}

/** The form as visitors see it. */
export function Form( { attributes, setAttributes, list, preview }: Props ) {
	const placeholder =
		attributes.emailPlaceholder || labels().emailPlaceholder;
	const { children, ...inner } = useInnerBlocksProps(
		{},
		{
			allowedBlocks: [ BUTTON ],
			template: template(),
			templateLock: 'all',
		}
	) as { children?: React.ReactNode };
	const kind = preview?.replace( 'Label', '' );
	return (
		<>
			<div hidden={ preview !== null }>
				<p>
					<input
						type="email"
						readOnly
						tabIndex={ -1 }
						aria-label={ placeholder }
						placeholder={ placeholder }
					/>
				</p>
				<div { ...inner }>{ children }</div>
				<RichText
					tagName="p"
					aria-label={ __( 'What people agree to', 'slipstream' ) }
					placeholder={ consentOf( list ) }
					value={ attributes.consentText ?? '' }
					onChange={ ( consentText: string ) =>
						setAttributes( {
							consentText: consentText || undefined,
						} )
					}
				/>
			</div>
			{ preview && (
				<div
					role="status"
					className={ `wp-block-jetpack-mailchimp_notification wp-block-jetpack-mailchimp_${ kind } is-visible` }
				>
					{ attributes[ preview ] || labels()[ preview ] }
				</div>
			) }
		</>
	);
}
