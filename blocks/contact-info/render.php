<?php
/** Contact details on the page. */

declare( strict_types=1 );

namespace Slipstream\Contact;

defined( 'ABSPATH' ) || exit;

echo ( new Contact_Info() )->render( $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Saved HTML, or escaped in the class.
