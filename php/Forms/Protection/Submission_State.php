<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Protection;

/** Whether this process, another process, or an earlier one handles the submission, or the database cannot say. */
enum Submission_State {
	case Ours;
	case Pending;
	case Done;
	case Unknown;
}
