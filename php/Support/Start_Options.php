<?php
/**
 * Options that pages of the administration start with.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Support;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Ai_Server;
use Slipstream\Ai\Prompts\House_Style;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Contact\Site_Details;
use Slipstream\Modules\Modules;

/**
 * Reads options ahead, most of which no one has set: each of these would be a query of its own.
 */
final class Start_Options {

	private const NAMES = array(
		Modules::OPTION,
		Ai_Access::ENABLED,
		Ai_Access::SWITCHES,
		Ai_Server::BASE_URL,
		Ai_Server::MODEL,
		Ai_Server::KEY,
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
