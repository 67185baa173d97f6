import { ExternalLink, Notice, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useFields } from '../hooks/use-connection';
import { Trouble } from './trouble';
import type { Field, MailchimpAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

type Props = Pick<
	EditProps< MailchimpAttributes >,
	'attributes' | 'setAttributes'
>;

/** What Mailchimp cannot put a text into. */
const isForText = ( { type }: Field ) =>
	[ 'text', 'number', 'url', 'radio', 'dropdown', 'zip' ].includes( type );

/**
 * What is wrong with the name of a field; '' if nothing is.
 *
 * @param tag    The name.
 * @param fields The fields of the audience.
 */
function problemOf( tag: string, fields: readonly Field[] ): string {
	const field = fields.find( ( one ) => one.tag === tag );
	if ( ! field ) {
		return sprintf(
			/* translators: 1: the tag of a field, 2: the tags that there are. */
			__(
				'Your audience has no field with the tag %1$s, so Mailchimp does not store this. It has: %2$s.',
				'slipstream'
			),
			tag,
			fields
				.filter( isForText )
				.map( ( one ) => one.tag )
				.join( ', ' )
		);
	}
	return isForText( field )
		? ''
		: sprintf(
				/* translators: %s: the tag of a field. */
				__( 'The field %s does not take a text.', 'slipstream' ),
				tag
			);
}

/** A field of the audience that says where someone has signed up. */
export function Location( { attributes, setAttributes }: Props ) {
	const { signupFieldTag = '', signupFieldValue = '' } = attributes;
	const { data, error, reload } = useFields();
	const tag = signupFieldTag.trim();
	const problem = tag && data ? problemOf( tag, data.fields ) : '';
	return (
		<div className="slipstream-mailchimp__fields">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Signup Field Tag', 'slipstream' ) }
				placeholder="SIGNUP"
				dir="ltr"
				value={ signupFieldTag }
				onChange={ ( next ) =>
					setAttributes( { signupFieldTag: next || undefined } )
				}
			/>
			{ problem && (
				<Notice status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Signup Field Value', 'slipstream' ) }
				help={
					!! tag !== !! signupFieldValue.trim()
						? __(
								'Nothing is stored unless there are both a tag and a value.',
								'slipstream'
							)
						: undefined
				}
				placeholder={ __( 'website', 'slipstream' ) }
				value={ signupFieldValue }
				onChange={ ( next ) =>
					setAttributes( { signupFieldValue: next || undefined } )
				}
			/>
			{ error && tag && (
				<Trouble error={ error } onRetry={ () => void reload() } />
			) }
			<ExternalLink href="https://mailchimp.com/help/determine-webpage-signup-location/">
				{ __( 'Learn about signup location tracking', 'slipstream' ) }
			</ExternalLink>
		</div>
	);
}
