<?php
/** Removes what the plugin stored. */

declare( strict_types=1 );

namespace Slipstream;

use Slipstream\Modules\State\Installer;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

defined( 'SLIPSTREAM_DIR' ) || define( 'SLIPSTREAM_DIR', __DIR__ );

require_once __DIR__ . '/php/autoload.php';

$slipstream_installer = new Installer( Plugin::modules() );

if ( is_multisite() ) {
	$slipstream_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $slipstream_sites as $slipstream_site ) {
		switch_to_blog( $slipstream_site );
		$slipstream_installer->uninstall();
		restore_current_blog();
	}
} else {
	$slipstream_installer->uninstall();
}
