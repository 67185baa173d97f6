import { Button, ExternalLink, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { useResource } from '@slipstream/data';
import { ResourceContent, useNotify } from '@slipstream/ui';

/** What opens the page, as `Subscribers_Module::QUERY_SIGN_UP` has it. */
const QUERY = { slipstream_subscribe: 1 };

function Address( { url }: { url: string } ) {
	const notify = useNotify();
	const copy = useCopyToClipboard< HTMLButtonElement >( url, () =>
		notify( __( 'Copied.', 'slipstream' ) )
	);
	return (
		<>
			<div className="slipstream-subscribers__address">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					readOnly
					dir="ltr"
					label={ __( 'Address of the sign-up page', 'slipstream' ) }
					value={ url }
					onChange={ () => {} }
				/>
				<Button __next40pxDefaultSize variant="secondary" ref={ copy }>
					{ __( 'Copy address', 'slipstream' ) }
				</Button>
			</div>
			<p>
				<ExternalLink href={ url }>
					{ __( 'Look at the page', 'slipstream' ) }
				</ExternalLink>
			</p>
		</>
	);
}

/** Where visitors subscribe, and how they get there. */
export function SignUpLink() {
	const site = useResource< { home: string } >( '/', {
		query: { _fields: 'home' },
	} );
	return (
		<section>
			<h3>{ __( 'Sign-up page', 'slipstream' ) }</h3>
			<p>
				{ __(
					'Visitors subscribe on this page. Add its address to a menu as a custom link, or add a Buttons block to a post or page and paste it as the link.',
					'slipstream'
				) }
			</p>
			<ResourceContent resource={ site } lines={ 2 }>
				{ ( { home } ) => (
					<Address
						url={ addQueryArgs(
							`${ home.replace( /\/+$/, '' ) }/`,
							QUERY
						) }
					/>
				) }
			</ResourceContent>
		</section>
	);
}
