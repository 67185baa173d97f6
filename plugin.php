<?php
/**
 * Plugin Name:       Slipstream
 * Description:       An AI writing assistant and content blocks for the block editor. No account needed.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            Slipstream contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       slipstream
 * Domain Path:       /languages
 */

declare( strict_types=1 );

namespace Slipstream;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';

define( 'SLIPSTREAM_FILE', __FILE__ );
define( 'SLIPSTREAM_DIR', __DIR__ );

require_once __DIR__ . '/php/autoload.php';

Plugin::boot();
