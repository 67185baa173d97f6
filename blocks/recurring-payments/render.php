<?php
/** The payment button on the page. */

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Checkout_Module::class )->button()->render( $attributes, $content, (int) get_the_ID() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own HTML, or escaped in the class.
