<?php
/** An ad on the page. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Ads\Ads_Module;
use Slipstream\Ads\Wordads;
use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

if ( Plugin::modules()->is_active( 'wordads' ) ) {
	echo ( new Wordads( Plugin::module( Ads_Module::class )->codes() ) )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class, but for the owner's code.
}
