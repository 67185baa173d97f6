import {
	ExternalLink,
	Notice,
	PanelBody,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isPageAddress, wrongAddresses } from '../addresses';
import { afterSendingOf, attributesFor } from '../after-sending';
import { IntegrationsNotice } from './integrations-notice';
import type { AfterSending } from '../after-sending';
import type { FormAttributes } from '../types';

interface Props {
	attributes: Readonly< FormAttributes >;
	setAttributes: ( attributes: Partial< FormAttributes > ) => void;
}

const field = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
} as const;

/** Who gets the answers by email. Mistakes are told when the author has left the field. */
function Recipients( { attributes, setAttributes }: Props ) {
	const [ isTyping, setIsTyping ] = useState( false );
	const to = attributes.to ?? '';
	const wrong = isTyping ? [] : wrongAddresses( to );
	return (
		<TextControl
			{ ...field }
			label={ __( 'Email recipients', 'slipstream' ) }
			value={ to }
			aria-invalid={ wrong.length > 0 }
			onFocus={ () => setIsTyping( true ) }
			onBlur={ () => setIsTyping( false ) }
			onChange={ ( next ) => setAttributes( { to: next } ) }
			help={
				wrong.length ? (
					<span role="alert">
						{ sprintf(
							/* translators: %s: what cannot be email addresses. */
							__( 'Not an email address: %s', 'slipstream' ),
							wrong.join( ', ' )
						) }
					</span>
				) : (
					__(
						'Separate addresses with commas. If empty, the page’s author gets the email.',
						'slipstream'
					)
				)
			}
		/>
	);
}

/** What happens to answers. */
export function ResponsesPanel( props: Props ) {
	const { attributes, setAttributes } = props;
	const isMailed = attributes.emailNotifications !== false;
	const isKept = attributes.saveResponses !== false;
	return (
		<PanelBody title={ __( 'Responses', 'slipstream' ) }>
			<IntegrationsNotice attributes={ attributes } />
			{ ! isMailed && ! isKept && (
				<Notice
					className="slipstream-forms-notice"
					status="warning"
					isDismissible={ false }
				>
					{ __(
						'Responses are neither saved nor emailed, so nobody will see them.',
						'slipstream'
					) }
				</Notice>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Save responses on this site', 'slipstream' ) }
				checked={ isKept }
				onChange={ ( saveResponses ) =>
					setAttributes( { saveResponses } )
				}
			/>
			{ isKept && (
				<p>
					<ExternalLink href="admin.php?page=slipstream-forms">
						{ __( 'View responses', 'slipstream' ) }
					</ExternalLink>
				</p>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Email each response', 'slipstream' ) }
				checked={ isMailed }
				onChange={ ( emailNotifications ) =>
					setAttributes( { emailNotifications } )
				}
			/>
			{ isMailed && (
				<>
					<Recipients { ...props } />
					<TextControl
						{ ...field }
						label={ __( 'Subject', 'slipstream' ) }
						value={ attributes.subject ?? '' }
						help={ __(
							'If empty, the subject includes the site and page names.',
							'slipstream'
						) }
						onChange={ ( subject ) => setAttributes( { subject } ) }
					/>
				</>
			) }
			<p>
				{ __(
					'Responses are checked for spam. If a response is missing, look in the spam folder.',
					'slipstream'
				) }
			</p>
		</PanelBody>
	);
}

/** Where the visitor goes after sending. */
function Redirect( { attributes, setAttributes }: Props ) {
	const [ isTyping, setIsTyping ] = useState( false );
	const url = attributes.customThankyouRedirect ?? '';
	const isWrong = ! isTyping && ! isPageAddress( url );
	return (
		<TextControl
			{ ...field }
			type="url"
			label={ __( 'Page URL', 'slipstream' ) }
			value={ url }
			aria-invalid={ isWrong }
			onFocus={ () => setIsTyping( true ) }
			onBlur={ () => setIsTyping( false ) }
			onChange={ ( next ) =>
				setAttributes( { customThankyouRedirect: next.trim() } )
			}
			help={
				isWrong ? (
					<span role="alert">
						{ __(
							'Enter a full address, such as https://example.org/thanks. Until then, visitors see a message.',
							'slipstream'
						) }
					</span>
				) : undefined
			}
		/>
	);
}

/** What a visitor sees when the form was sent. */
export function AfterSendingPanel( props: Props ) {
	const { attributes, setAttributes } = props;
	const choice = afterSendingOf( attributes );
	return (
		<PanelBody
			title={ __( 'After sending', 'slipstream' ) }
			initialOpen={ false }
		>
			<SelectControl
				{ ...field }
				label={ __( 'Confirmation', 'slipstream' ) }
				value={ choice }
				options={ [
					{
						value: 'summary',
						label: __( 'Heading and summary', 'slipstream' ),
					},
					{
						value: 'noSummary',
						label: __( 'Heading only', 'slipstream' ),
					},
					{
						value: 'message',
						label: __( 'Heading and message', 'slipstream' ),
					},
					{
						value: 'redirect',
						label: __( 'Redirect to another page', 'slipstream' ),
					},
				] }
				onChange={ ( next ) =>
					setAttributes( attributesFor( next as AfterSending ) )
				}
			/>
			{ choice === 'redirect' ? (
				<Redirect { ...props } />
			) : (
				<>
					<TextControl
						{ ...field }
						label={ __( 'Heading', 'slipstream' ) }
						value={ attributes.customThankyouHeading ?? '' }
						placeholder={ __(
							'Thank you for your response.',
							'slipstream'
						) }
						onChange={ ( heading ) =>
							setAttributes( {
								customThankyouHeading: heading || undefined,
							} )
						}
					/>
					{ choice === 'message' && (
						<TextareaControl
							__nextHasNoMarginBottom
							label={ __( 'Message', 'slipstream' ) }
							value={ attributes.customThankyouMessage ?? '' }
							onChange={ ( message ) =>
								setAttributes( {
									customThankyouMessage: message,
								} )
							}
						/>
					) }
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Show “Go back” link', 'slipstream' ) }
						checked={ ! attributes.disableGoBack }
						onChange={ ( isOffered ) =>
							setAttributes( { disableGoBack: ! isOffered } )
						}
					/>
				</>
			) }
		</PanelBody>
	);
}
