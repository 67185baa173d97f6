<?php
/** The e-mail address on the page. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Contact\Email;

defined( 'ABSPATH' ) || exit;

echo ( new Email() )->render( $content, $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Saved HTML, or escaped in the class.
