<?php
/** The postal address on the page. */

declare( strict_types=1 );

namespace Slipstream\Contact;

defined( 'ABSPATH' ) || exit;

echo ( new Address() )->render( $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Saved HTML, or escaped in the class.
