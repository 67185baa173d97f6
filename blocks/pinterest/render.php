<?php
/** The pin. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Embeds\Pinterest;

defined( 'ABSPATH' ) || exit;

echo ( new Pinterest() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
