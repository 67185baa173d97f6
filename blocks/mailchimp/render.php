<?php
/** The form to sign up to a newsletter. */

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Newsletter_Form_Module::class )->block()->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own HTML, or escaped in the class.
