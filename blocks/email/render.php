<?php
/** The email address on the page. */

declare( strict_types=1 );

namespace Slipstream\Contact;

defined( 'ABSPATH' ) || exit;

echo ( new Email() )->render( $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Saved HTML, or escaped in the class.
