<?php
/**
 * Constants that WordPress or the plugin define at run time, for static analysis.
 */

define( 'ABSPATH', __DIR__ . '/' );
define( 'WP_LANG_DIR', __DIR__ );
define( 'SLIPSTREAM_FILE', __FILE__ );
define( 'SLIPSTREAM_DIR', __DIR__ );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'DAY_IN_SECONDS', 86400 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'COOKIEHASH', md5( __FILE__ ) );
define( 'COOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', getenv( 'COOKIE_DOMAIN' ) );
