<?php
/** An ad on the page. */

declare( strict_types=1 );

namespace Slipstream\Ads;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

if ( Plugin::modules()->is_active( 'wordads' ) ) {
	echo Plugin::module( Ads_Module::class )->block()->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class, but for the owner's code.
}
