<?php
/** The calendar. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Embeds\Google_Calendar;

defined( 'ABSPATH' ) || exit;

echo ( new Google_Calendar() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
