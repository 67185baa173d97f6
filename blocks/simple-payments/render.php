<?php
/** The product on the page. */

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Simple_Payments_Module::class )->renderer()->block( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class; the rest is what the author saved.
