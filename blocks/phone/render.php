<?php
/**
 * The phone number on the page.
 *
 * @package Slipstream
 *
 * @var string    $content The saved HTML.
 * @var \WP_Block $block   The block.
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Contact\Phone;

defined( 'ABSPATH' ) || exit;

echo ( new Phone() )->render( $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Saved HTML, or escaped in the class.
