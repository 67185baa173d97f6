<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Ai\Provenance\Image_Provenance;

/** What WordPress's own routes read and write of AI. */
final class Ai_Meta {

	public static function register(): void {
		( new Prompt_Templates() )->register();
		Meta_Description::register();
		Image_Provenance::register();
	}
}
