<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Protection;

/** Ours to take, being taken by another process, taken before, or a database that does not say. */
enum Submission_State {
	case Ours;
	case Pending;
	case Done;
	case Unknown;
}
