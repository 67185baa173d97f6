<?php
/** The calendar to book a time in. */

declare( strict_types=1 );

namespace Slipstream\Embeds;

defined( 'ABSPATH' ) || exit;

echo ( new Calendly() )->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
