/*
 * Every command of the register, whether or not a screen has asked for it: a copy of the register that lacks one would refuse
 * its events, and come to differ from the others.
 */
import '../audit/recordExport';
import '../claims/act';
import '../claims/addNote';
import '../claims/answerPiece';
import '../claims/checkCondition';
import '../claims/importing';
import '../claims/recordTold';
import '../claims/saveChecklist';
import '../drafts/submit';
import '../fundLedger/commands';
import '../register/commands';
import '../register/mergeRegister';
import '../schedules/commands';
import '../scheme/commands';
import '../session/profile';
import '../session/tellSession';
import '../users/commands';
