<?php
/**
 * The list of modules: a new capability is one line here. Those that others build on come first and are handed to them.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream;

use Slipstream\Support\Environment;

$slipstream_site       = new Environment();
$slipstream_connection = new Connection\Connection_Module( $slipstream_site );
$slipstream_provider   = new Provider\Provider_Module( $slipstream_site, $slipstream_connection );
$slipstream_modules    = new Modules\Modules_Module( $slipstream_site, $slipstream_connection );
$slipstream_ai         = new Ai\Ai_Module( $slipstream_site, $slipstream_connection, $slipstream_provider );
$slipstream_tracking   = new Tracking\Tracking_Module();

return array(
	$slipstream_modules,
	new Settings\Settings_Module( $slipstream_connection, $slipstream_modules ),
	new Blocks\Blocks_Module(),
	$slipstream_connection,
	$slipstream_provider,
	new Plans\Plans_Module( $slipstream_site, $slipstream_connection ),
	new Products\Products_Module( $slipstream_connection, $slipstream_modules ),
	new My_Jetpack\My_Jetpack_Module( $slipstream_connection ),
	new Health\Health_Module( $slipstream_site ),
	new Privacy\Privacy_Module(),
	new Map\Map_Module( $slipstream_site, $slipstream_connection ),
	new Hub\Hub_Module( $slipstream_site, $slipstream_provider, $slipstream_ai ),
	$slipstream_ai,
	new Contact\Contact_Module(),
	new Embeds\Embeds_Module(),
	new Gif\Gif_Module(),
	new Restaurants\Restaurants_Module(),
	new Instagram\Instagram_Module( $slipstream_site ),
	new Forms\Forms_Module( $slipstream_site ),
	new Related_Posts\Related_Posts_Module( $slipstream_site ),
	new Verification\Verification_Module( $slipstream_connection ),
	new Ads\Ads_Module( $slipstream_connection ),
	new Recommendations\Recommendations_Module( $slipstream_connection ),
	new Plugins\Plugins_Module( $slipstream_connection ),
	new Stats\Stats_Module( $slipstream_site ),
	new Notices\Notices_Module( $slipstream_connection ),
	new Security\Security_Module( $slipstream_connection ),
	new Backup\Backup_Module( $slipstream_connection ),
	new Search\Search_Module( $slipstream_connection ),
	$slipstream_tracking,
	new Analytics\Analytics_Module( $slipstream_site, $slipstream_tracking ),
);
