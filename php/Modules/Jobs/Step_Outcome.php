<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Jobs;

/** How a step has ended. */
enum Step_Outcome {
	case Continue;
	case Wait;
	case Done;
	case Failed;
	case Gave_Up;
}
