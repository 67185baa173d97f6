<?php
/**
 * Options that pages of the administration start with.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Support;

use Slipstream\Ai\Ai_Settings;
use Slipstream\Ai\Control;
use Slipstream\Ai\House_Style;
use Slipstream\Ai\Prices;
use Slipstream\Ai\Prompt_Templates;
use Slipstream\Contact\Site_Details;
use Slipstream\Modules\Modules;

/**
 * Reads options ahead, most of which no one has set: each of these would be a query of its own.
 */
final class Start_Options {

	private const NAMES = array(
		Modules::OPTION,
		Control::ENABLED,
		Control::SWITCHES,
		Ai_Settings::BASE_URL,
		Ai_Settings::MODEL,
		Ai_Settings::KEY,
		Prices::OPTION,
		Prompt_Templates::OPTION,
		House_Style::OPTION,
		Site_Details::OPTION,
	);

	/**
	 * Reads them in one query.
	 */
	public static function prime(): void {
		wp_prime_option_caches( self::NAMES );
	}
}
