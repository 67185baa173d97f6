<?php
/** The group of payment buttons on the page. */

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Payments\Rendering\Payment_Buttons;

defined( 'ABSPATH' ) || exit;

echo Payment_Buttons::render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own HTML, with a style that is checked.
