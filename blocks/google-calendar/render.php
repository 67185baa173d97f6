<?php
/** The calendar. */

declare( strict_types=1 );

namespace Slipstream\Embeds;

defined( 'ABSPATH' ) || exit;

echo ( new Google_Calendar() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
