<?php
/** The opening hours as a definition list. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Blocks\Business_Hours\Business_Hours;

defined( 'ABSPATH' ) || exit;

echo ( new Business_Hours() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class; what a filter adds is its own.
